import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress, countedAddress } from './client-address';
import type { StoreEnv } from './store-app';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
  ['[fe80::1%25eth0]:80', 'fe80:0:0:0'],
  ['[::ffff:203.0.113.7]', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:2001:db8:1', '0:0:0:0'],
  ['1:2::', '1:2:0:0'],
  ['1:2:3::', '1:2:3:0'],
  ['1:2:3:4:5:6:7:8:9', '1:2:3:4'],
  ['0:00:000:0000:1:2:3:4', '0:0:0:0'],
  ['0010:0:0:1::', '10:0:0:1'],
  ['203.0.113.7:', '203.0.113.7:'],
  ['in-process', 'in-process'],
  ['203.110.113.170:4711', '203.110.113.170'],
  ['fe80:0:0:1%eth0', 'fe80:0:0:1'],
  ['64:ff9b::ffff:1.2.3.4', '64:ff9b:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['::1:2:3:4:5:6', '0:0:1:2'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

/** The address that is counted for a caller behind so many proxies of ours. */
async function addressBehind(hops: number, forwarded: string | null, peer: string | null = '192.0.2.1'): Promise<string> {
  const app = new Hono<StoreEnv>();
  app.get('/', (c) => c.text(clientAddress(c, hops)));
  const env = peer === null ? {} : { incoming: { socket: { remoteAddress: peer } } };
  const response = await app.request('/', { headers: forwarded === null ? {} : { 'X-Forwarded-For': forwarded } }, env);
  return response.text();
}

it('Without a proxy of ours the connection says who calls, whatever the caller writes', async () => {
  expect(await addressBehind(0, '203.0.113.7')).toBe('192.0.2.1');
  expect(await addressBehind(0, null, null)).toBe('in-process');
});

it.each([
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7 , 192.0.2.9', '203.0.113.7'],
  [2, '198.51.100.1', '198.51.100.1'],
  [1, ' , 203.0.113.7, ,', '203.0.113.7'],
  [1, '', '192.0.2.1'],
  [1, null, '192.0.2.1'],
])(
  'Behind %d proxies of ours, which say %j, the caller is %s: what stands further left was written by anybody',
  async (hops, forwarded, address) => {
    expect(await addressBehind(hops, forwarded)).toBe(address);
  },
);
