#!/bin/sh
# render.sh [--draft | --final] [--w N] [--spp N] scene [scene ...]: one after the other, at low priority
set -eu
here=$(cd "$(dirname "$0")" && pwd)
flags=''
while [ $# -gt 0 ] && [ "${1#--}" != "$1" ]; do
  case "$1" in
    --w | --spp | --out) flags="$flags $1 $2"; shift 2 ;;
    *) flags="$flags $1"; shift ;;
  esac
done
[ $# -gt 0 ] || { echo "which scene? one of: $(ls "$here/scenes" | sed 's/\.py$//' | tr '\n' ' ')" >&2; exit 2; }
for scene in "$@"; do
  [ -f "$here/scenes/$scene.py" ] || { echo "no scene $scene in $here/scenes" >&2; exit 2; }
  # shellcheck disable=SC2086 # flags are words
  PYTHONPATH="$here" PYTHONDONTWRITEBYTECODE=1 nice -n 10 blender --background --factory-startup \
    --python-use-system-env --python-exit-code 1 --python "$here/scenes/$scene.py" -- $flags
done
