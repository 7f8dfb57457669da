"""The buildings, one file per published sheet, one block per building. The order of a sheet is its numbering for ever."""
