"""Brokers: pub/sub between the processes of one server."""

from fourfold.server.broker.broker import Broker, BrokerError
from fourfold.server.broker.factory import make_broker
from fourfold.server.broker.note import Hint, Note, Presence

__all__ = ["Broker", "BrokerError", "Hint", "Note", "Presence", "make_broker"]
