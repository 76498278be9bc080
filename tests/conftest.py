"""Settings for all tests: the property-based ones draw the same examples on every run."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "fourfold",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("fourfold")
