"""Brokers: how the processes of one server tell each other that a game has gone on."""

from fourfold.server.broker.broker import Broker, BrokerError, Hint
from fourfold.server.broker.factory import make_broker

__all__ = ["Broker", "BrokerError", "Hint", "make_broker"]
