#!/usr/bin/env bash
# Runs every script of findings/, one after the other, and says which found that other software has changed.
if [ $# -gt 0 ]; then
  echo "✖ Unknown argument '$1'. This command takes none; bash findings/NAME.sh runs one finding." >&2
  exit 1
fi
cd "$(dirname "$0")/../../findings"
changed=() failed=() count=0
for script in *.sh; do
  echo "$script"
  bash "$script" | sed 's/^/  /'
  case ${PIPESTATUS[0]} in
    0) ;;
    1) changed+=("$script") ;;
    *) failed+=("$script") ;;
  esac
  count=$((count + 1))
done
echo "$count findings: ${#changed[@]} changed${changed:+ (${changed[*]})}, ${#failed[@]} could not be run${failed:+ (${failed[*]})}."
[ ${#changed[@]} -eq 0 ] && [ ${#failed[@]} -eq 0 ]
