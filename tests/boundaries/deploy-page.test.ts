import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../server/env';
import { readPageEnv } from '../../src/env';

const page = readFileSync('docs/deploy.md', 'utf8');

/** The blocks of one language, in order. */
function blocks(language: string): readonly string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);
}

/** What a reader of variables asks for. */
function variablesAskedBy(read: (source: Readonly<Record<string, undefined>>) => unknown): readonly string[] {
  const asked = new Set<string>();
  const source = new Proxy<Record<string, undefined>>(
    {},
    {
      get: (_target, name) => {
        asked.add(String(name));
        return undefined;
      },
    },
  );
  try {
    read(source);
  } catch {
    // Complaints about missing values do not matter here.
  }
  return [...asked];
}

/** Lines such as NAME=value of an environment file. */
function environmentOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
}

const ofServer = variablesAskedBy(readEnv);
const ofPage = variablesAskedBy(readPageEnv).filter((name) => name.startsWith('VITE_'));

describe('docs/deploy.md', () => {
  it('names only variables that the server or the page knows', () => {
    const written = new Set(page.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g));
    const known = new Set([...ofServer, ...ofPage, 'NODE_ENV', ...(page.match(/\bAF_[A-Z0-9]+\b/g) ?? [])]);
    expect(ofServer).toContain('TRUST_PROXY_HOPS');
    expect([...written].filter((name) => !known.has(name))).toEqual([]);
  });

  it('says something about every variable of the server', () => {
    expect(ofServer.filter((name) => !page.includes(name))).toEqual([]);
  });

  it('gives an environment file that the server takes, for a store behind one proxy', () => {
    const [file = ''] = blocks('ini');
    const env = readEnv(environmentOf(file));
    expect(env).toMatchObject({ host: '127.0.0.1', publicUrl: 'https://shop.example', trustProxyHops: 1, dataDir: '/var/lib/flooring' });
    expect(env.databaseUrl).toMatch(/^postgres:/);
    expect(environmentOf(file)).not.toHaveProperty('PORT');
  });

  it('gives additions that the server takes', () => {
    const additions = blocks('ini')
      .slice(1)
      .filter((text) => !text.includes('[Unit]'))
      .map(environmentOf);
    expect(additions.length).toBeGreaterThanOrEqual(3);
    for (const source of additions)
      expect(() =>
        readEnv(Object.fromEntries(Object.entries(source).map(([name, value]) => [name, value.replace('…', 'x')]))),
      ).not.toThrow();
  });

  it('has proxies keep auth_key, write the visitor address and ask the ports of the unit', () => {
    const [nginx = ''] = blocks('nginx');
    const [caddy = ''] = blocks('caddyfile');
    const [aboveServers = ''] = nginx.split(/^server \{/m);
    expect(aboveServers).toContain('underscores_in_headers on;');
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    const portsOf = (text: string): readonly string[] => [...text.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port = '']) => port);
    expect(portsOf(nginx)).toEqual(['8081', '8082']);
    expect(portsOf(caddy)).toEqual(['8081', '8082']);
    expect(page).toContain('systemctl enable --now flooring@8081 flooring@8082');
  });

  it('lets the proxy hold connections shorter than the server does', () => {
    const keptMs = /KEEP_ALIVE_MS = ([\d_]+)/.exec(readFileSync('server/http/store-server.ts', 'utf8'))?.[1]?.replaceAll('_', '');
    const nginxDefaultMs = 60_000;
    expect(page).not.toContain('keepalive_timeout');
    expect(Number(keptMs)).toBeGreaterThan(nginxDefaultMs);
  });

  it('names the webhook by the address the server has', () => {
    const [, path = ''] = /`https:\/\/shop\.example(\/api[^`]*webhook)`/.exec(page) ?? [];
    expect(path).toBe('/api/payments/webhook');
    expect(readFileSync('server/payments/payment-routes.ts', 'utf8')).toContain(`WEBHOOK_PATH = '${path.slice('/api'.length)}'`);
  });

  it('names only events that the server acts on', () => {
    const events = page.match(/payment_intent\.\w+/g) ?? [];
    const handled = readFileSync('server/payments/payment-service.ts', 'utf8');
    expect(new Set(events).size).toBe(2);
    for (const event of events) expect(handled).toContain(`'${event}'`);
  });
});
