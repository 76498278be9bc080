# The tag of C++ exceptions, which the runtime throws and catches. Zig ships no runtime with exceptions
# for this target: tools/core.py builds one from its sources, and this is what they lack.
	.tagtype __cpp_exception i32
	.globl __cpp_exception
__cpp_exception:
