"""The connection to the gateway: how it is made and kept, and its shards."""
