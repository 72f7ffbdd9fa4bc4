import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type ProxyName = 'nginx' | 'caddy';

const PLACES: Readonly<Record<ProxyName, readonly string[]>> = {
  nginx: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
  caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
};
const IS_DEBIAN_ROOT = process.platform === 'linux' && process.getuid?.() === 0;

/** Its path. As root of a Debian it is installed where it is missing; null when it cannot be had. */
export function findProxy(name: ProxyName): string | null {
  const found = () => PLACES[name].find((place) => existsSync(place)) ?? null;
  if (found() === null && IS_DEBIAN_ROOT) {
    console.log(`No ${name} found: installing Debian's package.`);
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore' });
  }
  return found();
}
