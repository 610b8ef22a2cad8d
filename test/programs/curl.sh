#!/usr/bin/env bash
# Plays a whole game with curl alone: `test/programs/curl.sh http://localhost:8787 kairo`. It asks for the frame, and when its
# seat is waited for it sends one of the moves that the house offers.
set -euo pipefail
house=$1 game=$2
json=(-sS --fail-with-body -H 'Accept: application/json' -H 'Content-Type: application/json')
table=$(curl "${json[@]}" "$house/tables" -d "{\"game\":\"$game\",\"alone\":\"easy\",\"pause\":0}")
field() { sed -E "s/.*\"$1\":\"([^\"]+)\".*/\1/"; }
code=$(field code <<<"$table")
key=(-H "Authorization: Bearer $(field key <<<"$table")")
at=$house/t/$code
turn=0

while true; do
  frame=$(curl "${json[@]}" "${key[@]}" "$at")
  [[ $frame == *'"result":'* ]] && break
  if ! [[ $frame =~ \"waiting\":\[([0-9,]*)\] && ,${BASH_REMATCH[1]}, == *,0,* ]]; then
    sleep 0.1
    continue
  fi
  # The moves, a line each, and one of them by chance: no move holds another.
  moves=$(curl "${json[@]}" "${key[@]}" "$at/moves" | sed -E 's/^\{"moves":\[//; s/\](,"next":[0-9]+)?\}$//; s/\},\{"kind"/}\n{"kind"/g')
  [[ -n $moves ]] || continue
  move=$(shuf -n 1 <<<"$moves")
  turn=$((turn + 1))
  curl "${json[@]}" "${key[@]}" "$at/moves" -d "{\"id\":\"turn-$turn\",\"move\":$move}" >/dev/null
done
curl "${json[@]}" "$at/result.json"
