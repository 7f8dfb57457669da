"""The server: tables in a database, played over HTTP, watched over WebSockets.

`protocol` is what is said, `rooms` what happens at a table, `storage` where it is kept, `app` the doors.
Rules, costs and reasons come from the library; nothing here decides what is legal.
"""
