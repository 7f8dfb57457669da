from gouverneur.cli.main import main

main()
