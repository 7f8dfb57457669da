import { render } from "preact";

render(<p>Gouverneur</p>, document.getElementById("page")!);
