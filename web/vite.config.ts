import { defineConfig } from "vite";

// The built page is data of the Python package; the server gives it out as it lies there.
export default defineConfig({
  base: "/",
  build: {
    outDir: "../src/gouverneur/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
