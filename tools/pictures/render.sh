#!/bin/sh
# render.sh [--draft | --final] [--w N] [--spp N] [--out FILE.png] scene ...: renders scenes in turn, at low priority
set -eu
here=$(cd "$(dirname "$0")" && pwd)
flags=''
while [ $# -gt 0 ] && [ "${1#--}" != "$1" ]; do
  case "$1" in
    --w | --spp | --out) flags="$flags $1 $2"; shift 2 ;;
    *) flags="$flags $1"; shift ;;
  esac
done
[ $# -gt 0 ] || { echo "give at least one scene: $(ls "$here/scenes" | sed 's/\.py$//' | tr '\n' ' ')" >&2; exit 2; }
for scene in "$@"; do
  [ -f "$here/scenes/$scene.py" ] || { echo "$here/scenes/$scene.py does not exist: run without arguments for a list" >&2; exit 2; }
  # shellcheck disable=SC2086 # flags must be split into words
  PYTHONPATH="$here" PYTHONDONTWRITEBYTECODE=1 nice -n 15 blender --background --factory-startup \
    --python-use-system-env --python-exit-code 1 --python "$here/scenes/$scene.py" -- $flags
done
