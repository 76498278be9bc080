"""Short programs that use Fourfold; the tests run them."""
