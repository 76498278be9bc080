# A toolchain that compiles for other systems, with the Clang and the C libraries bundled with Zig.
#
#   cmake -S native -B build/cross/TARGET --toolchain native/cross/zig.cmake
#     -DZIG=…/zig -DZIG_TARGET=aarch64-linux-musl -DFOURFOLD_BINDINGS=OFF
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES ZIG ZIG_TARGET)
string(REPLACE "-" ";" zig_target_parts "${ZIG_TARGET}")
list(GET zig_target_parts 0 CMAKE_SYSTEM_PROCESSOR)
list(GET zig_target_parts 1 zig_system)
set(zig_system_names linux Linux windows Windows macos Darwin)
list(FIND zig_system_names "${zig_system}" zig_system_place)
math(EXPR zig_system_place "${zig_system_place} + 1")
list(GET zig_system_names ${zig_system_place} CMAKE_SYSTEM_NAME)

# Zig reads hyphens in a processor's name as "without": it writes x86_64_v3 for x86-64-v3.
set(CMAKE_CXX_COMPILER "${CMAKE_CURRENT_BINARY_DIR}/zig-c++")
file(WRITE "${CMAKE_CXX_COMPILER}" "#!/bin/sh
for option; do
  shift
  case $option in -march=x86-64-v*) option=-march=x86_64_v\${option##*-v} ;; esac
  set -- \"$@\" \"$option\"
done
exec '${ZIG}' c++ -target ${ZIG_TARGET} \"$@\"
")
file(CHMOD "${CMAKE_CXX_COMPILER}" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
# CMake needs a single executable for each tool.
foreach(tool AR RANLIB)
  string(TOLOWER ${tool} command)
  set(CMAKE_${tool} "${CMAKE_CURRENT_BINARY_DIR}/zig-${command}")
  file(WRITE "${CMAKE_${tool}}" "#!/bin/sh\nexec '${ZIG}' ${command} \"$@\"\n")
  file(CHMOD "${CMAKE_${tool}}" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
endforeach()
# Zig brings the system libraries itself.
set(CMAKE_OSX_SYSROOT "")
set(CMAKE_OSX_DEPLOYMENT_TARGET "")
