import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { freePort } from '../fixtures/running-store';
import { until } from '../fixtures/until';
import type { ProxyName } from './find-proxy';

export const SHOP = 'shop.example';

/** The proxy of docs/deploy.md in front of a store. */
export interface RealProxy {
  readonly port: number;
  /** As a browser that has found the shop; bodies come as they were sent. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends this and nothing more. */
  open(beginning: string): Promise<TLSSocket>;
  stop(): Promise<void>;
}

/** The page's own configuration; what has to differ here is replaced, and each replacement must find its place. */
function configurationOf(name: ProxyName, replacements: readonly (readonly [string, string])[]): string {
  const page = readFileSync('docs/deploy.md', 'utf8');
  const block = new RegExp(`^\`\`\`${name === 'nginx' ? 'nginx' : 'caddyfile'}\\n([^]*?)^\`\`\`$`, 'm').exec(page)?.[1];
  if (block === undefined) throw new Error(`docs/deploy.md has no configuration of ${name}`);
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The configuration of ${name} in docs/deploy.md has no '${from}'`);
    return text.replaceAll(from, to);
  }, block);
}

export async function startProxy(name: ProxyName, program: string, storePort: number): Promise<RealProxy> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const [port, plainPort] = [await freePort(), await freePort()];
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', `/CN=${SHOP}`, '-addext', `subjectAltName=DNS:${SHOP}`];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate, ...subject],
    {
      stdio: 'ignore',
    },
  );
  const file = join(folder, name === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  const ports = { port, plainPort, storePort };
  writeFileSync(file, name === 'nginx' ? nginxFile(folder, ports) : caddyFile(certificate, key, ports));
  const args = name === 'nginx' ? ['-p', folder, '-c', file, '-g', 'daemon off;'] : ['run', '--config', file, '--adapter', 'caddyfile'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder } });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close');
  const ca = readFileSync(certificate);
  const proxy: RealProxy = {
    port,
    request: (path, init) => send(port, ca, path, init),
    async open(beginning) {
      const socket = connect({ host: '127.0.0.1', port, servername: SHOP, ca });
      socket.on('error', () => undefined);
      await once(socket, 'secureConnect');
      socket.write(beginning);
      return socket;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${name} does not start with the configuration of docs/deploy.md:\n${said}`);
    return proxy.request('/healthz').then(
      ({ status }) => status === 200,
      () => false,
    );
  });
  return proxy;
}

interface Ports {
  readonly port: number;
  readonly plainPort: number;
  readonly storePort: number;
}

/** What a Debian's own nginx.conf says around it, in a folder of this test. A visitor's address can be told, since one machine has few. */
function nginxFile(folder: string, { port, plainPort, storePort }: Ports): string {
  const own = configurationOf('nginx', [
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['listen 80', `listen 127.0.0.1:${plainPort}`],
    ['127.0.0.1:8081', `127.0.0.1:${storePort}`],
    ['127.0.0.1:8082', `127.0.0.1:${storePort}`],
    [`/etc/letsencrypt/live/${SHOP}/fullchain.pem`, join(folder, 'cert.pem')],
    [`/etc/letsencrypt/live/${SHOP}/privkey.pem`, join(folder, 'key.pem')],
  ]);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${join(folder, each)};`);
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 4096; }
http {
gzip on;
access_log off;
set_real_ip_from 127.0.0.1;
real_ip_header X-Told-Address;
${places.join('\n')}
${own}
}
`;
}

function caddyFile(certificate: string, key: string, { port, plainPort, storePort }: Ports): string {
  return configurationOf('caddy', [
    ['{\n\tservers {', `{\n\tadmin off\n\thttps_port ${port}\n\thttp_port ${plainPort}\n\tservers {`],
    [`${SHOP} {\n`, `${SHOP} {\n\ttls ${certificate} ${key}\n`],
    ['127.0.0.1:8081 127.0.0.1:8082', `127.0.0.1:${storePort} localhost:${storePort}`],
  ]);
}

async function send(port: number, ca: Buffer, path: string, init: RequestInit = {}): Promise<Response> {
  const asked = new Request(`https://${SHOP}${path}`, init);
  const body = Buffer.from(await asked.arrayBuffer());
  const headers = { ...Object.fromEntries(asked.headers), host: SHOP, ...(body.length === 0 ? {} : { 'content-length': body.length }) };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, servername: SHOP, ca, path, method: asked.method, headers }, (reply) => {
      const received = new Headers();
      for (const [name, values = []] of Object.entries(reply.headersDistinct)) for (const value of values) received.append(name, value);
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.once('end', () => {
        const status = reply.statusCode ?? 0;
        resolve(new Response([204, 304].includes(status) ? null : Buffer.concat(chunks), { status, headers: received }));
      });
    });
    call.once('error', reject);
    call.end(body);
  });
}
