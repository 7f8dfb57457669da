from gouverneur.cli.main import main

main(prog_name="gouverneur")
