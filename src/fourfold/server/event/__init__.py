"""The log's own event types, apart from the wire's: what is stored stays readable for ever."""
