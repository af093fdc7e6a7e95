"""The phases of the classic editions, one module each.  Importing this package registers them all."""
