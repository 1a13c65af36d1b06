#!/bin/bash
# Installs a package in this machine, starts the server as its unit says, plays with it, and
# removes the package: packaging/deb-test.sh PACKAGE. Needs root, as dpkg does.
set -euo pipefail
package=$1
work=$(mktemp -d)
server=
finish() {
    if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi
    dpkg --purge caminos >/dev/null 2>&1 || true
    rm -rf "$work"
}
trap finish EXIT
fail() { echo "deb-test: $*" >&2; exit 1; }

dpkg-deb --info "$package" >"$work/info"
grep -q '^ Package: caminos$' "$work/info" || fail "no control data"
dpkg -i "$package" >"$work/dpkg.log" 2>&1 || { cat "$work/dpkg.log"; fail "it cannot be installed"; }
[ -x /usr/bin/caminos ] || fail "no program"
dpkg-query --showformat '${Conffiles}' --show caminos | grep -q /etc/default/caminos || fail "no conffile"
if command -v systemd-analyze >/dev/null; then
    systemd-analyze verify /lib/systemd/system/caminos.service 2>"$work/verify" || { cat "$work/verify"; fail "the unit is wrong"; }
    if grep -q caminos.service "$work/verify"; then cat "$work/verify"; fail "the unit is wrong"; fi
fi

# What systemd would do: the environment file, then ExecStart with the state folder.
exec_start=$(sed -n 's/^ExecStart=//p' /lib/systemd/system/caminos.service)
set -a; . /etc/default/caminos; set +a
export XDG_DATA_HOME=$work/lib
exec_start=${exec_start//\$CAMINOS_OPTIONS/${CAMINOS_OPTIONS:-} --listen 127.0.0.1:0}
mkdir -p "$work/lib"; mkdir -m 700 "$work/lib/caminos"
/usr/bin/caminos doctor --listen 127.0.0.1:0 || fail "the doctor finds errors"
$exec_start >"$work/out" 2>"$work/err" &
server=$!
for _ in $(seq 100); do
    address=$(sed -n 's|^Caminos is at \(http://[^ ]*\)/$|\1|p' "$work/out")
    [ -n "$address" ] && break
    kill -0 "$server" 2>/dev/null || { cat "$work/err"; fail "the server has ended"; }
    sleep 0.1
done
[ -n "$address" ] || fail "the server does not answer"
[ "$(curl -fsS "$address/healthz")" = ok ] || fail "not alive"
[ "$(curl -fsS "$address/readyz")" = ok ] || fail "not ready"
curl -fsS "$address/" | grep -q '<html' || fail "no page"
curl -fsS -H 'content-type: application/json' -d '{"board":"square","seats":[{"who":"here","name":"Ada"},{"who":"link"}]}' \
    "$address/api/games" | grep -q '"game"' || fail "no table can be opened"
curl -fsS "$address/metrics" | grep -q '^caminos_games_created_total 1$' || fail "no metrics"
kill -TERM "$server"
wait "$server" || fail "it does not stop in good order"
server=
[ -s "$work/lib/caminos/caminos.db" ] || fail "no database"

dpkg -r caminos >/dev/null
[ ! -e /usr/bin/caminos ] || fail "the program is still there"
[ -e /etc/default/caminos ] || fail "the configuration is gone"
dpkg --purge caminos >/dev/null 2>&1
[ ! -e /etc/default/caminos ] || fail "the configuration is still there"
echo "installed, started, played, stopped, removed"
