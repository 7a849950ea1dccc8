"""Measurements that are no part of the package; run them from the root of the repository."""
