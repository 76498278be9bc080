"""Checks a deployment and says what to fix; changes nothing."""

from fourfold.server.doctor.doctor import Deployment, examine
from fourfold.server.doctor.finding import Finding, Level

__all__ = ["Deployment", "Finding", "Level", "examine"]
