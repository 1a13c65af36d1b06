#!/bin/bash
# Makes a Debian package of a built program: packaging/deb.sh PROGRAM FOLDER
set -euo pipefail
program=$1 out=$2
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")

version=$("$program" --version | awk '{print $2}')
arch=$(dpkg --print-architecture)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
chmod 755 "$stage"

install -D -m 755 "$program" "$stage/usr/bin/caminos"
strip --strip-unneeded "$stage/usr/bin/caminos" 2>/dev/null || true
install -D -m 644 "$here/caminos.service" "$stage/lib/systemd/system/caminos.service"
install -D -m 644 "$here/caminos.default" "$stage/etc/default/caminos"
install -D -m 644 "$root/docs/operations.md" "$stage/usr/share/doc/caminos/operations.md"
install -D -m 644 "$root/docs/scale.md" "$stage/usr/share/doc/caminos/scale.md"
install -D -m 644 "$root/CHANGELOG.md" "$stage/usr/share/doc/caminos/changelog"
gzip -9n "$stage/usr/share/doc/caminos/changelog"
{ cat "$root/LICENSE"; printf '\n'; cat "$root/LICENSE-MIT"; printf '\n'
  echo "The Apache License 2.0 is in /usr/share/common-licenses/Apache-2.0."
} >"$stage/usr/share/doc/caminos/copyright"
mkdir -p "$stage/usr/share/bash-completion/completions"
"$program" completions bash >"$stage/usr/share/bash-completion/completions/caminos"
find "$stage/usr" -type f ! -path '*/bin/*' -exec chmod 644 {} +

# The oldest C library that the program runs with.
glibc=$(objdump -T "$stage/usr/bin/caminos" | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -1 | cut -d_ -f2)

mkdir "$stage/DEBIAN"
echo /etc/default/caminos >"$stage/DEBIAN/conffiles"
cat >"$stage/DEBIAN/control" <<CONTROL
Package: caminos
Version: $version
Architecture: $arch
Maintainer: The Caminos developers <developers@caminos.invalid>
Section: games
Priority: optional
Installed-Size: $(du -sk --exclude=DEBIAN "$stage" | cut -f1)
Depends: libc6 (>= $glibc), libgcc-s1
Suggests: nginx | caddy, postgresql, nats-server
Description: connection board game in three dimensions
 Caminos is a board game in which pieces are laid and stacked to connect two
 sides. This package has the terminal program and the server for a club, a
 school or a public site, with its page; the service caminos starts it.
CONTROL

# The service's user and folder come and go with it (DynamicUser, StateDirectory), so there is
# nothing to make by hand.
cat >"$stage/DEBIAN/postinst" <<'SCRIPT'
#!/bin/sh
set -e
if [ "$1" = configure ] && [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    if [ -z "$2" ]; then
        systemctl enable --now caminos.service
    else
        systemctl try-restart caminos.service
    fi
fi
SCRIPT
cat >"$stage/DEBIAN/prerm" <<'SCRIPT'
#!/bin/sh
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
    systemctl disable --now caminos.service
fi
SCRIPT
# The games stay until the package is purged.
cat >"$stage/DEBIAN/postrm" <<'SCRIPT'
#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
fi
if [ "$1" = purge ]; then
    rm -rf /var/lib/private/caminos
    rm -f /var/lib/caminos
fi
SCRIPT
chmod 755 "$stage"/DEBIAN/{postinst,prerm,postrm}

mkdir -p "$out"
dpkg-deb --root-owner-group --build "$stage" "$out/caminos_${version}_${arch}.deb"
