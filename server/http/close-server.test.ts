import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { closeServer } from './close-server';

/** A server that responds when told to; `asked` resolves with the response to finish. */
async function slowServer() {
  const server = createServer();
  const asked = new Promise<ServerResponse>((done) => server.once('request', (_request, response) => done(response)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, asked, url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}` };
}

it('An open request is answered, and new ones are refused meanwhile', async () => {
  const { server, asked, url } = await slowServer();
  const open = fetch(url);
  const response = await asked;
  const closed = closeServer(server, 10_000);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  response.end('done');
  expect(await (await open).text()).toBe('done');
  await closed;
});

it('A request that is never answered is broken off after the limit', async () => {
  const { server, asked, url } = await slowServer();
  const open = fetch(url).then(
    () => 'replied',
    () => 'broken off',
  );
  await asked;
  await closeServer(server, 20);
  expect(await open).toBe('broken off');
});

/** Asks over the agent's connection, as a proxy does that keeps connections open. */
function askOver(agent: Agent, url: string): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    request(url, { agent, method: 'POST' }, (reply) => reply.resume().on('end', () => done(reply)))
      .on('error', fail)
      .end();
  });
}

it('What a proxy sends on a connection it held open is answered, and the connection is not used again', async () => {
  const { server, url } = await slowServer();
  server.on('request', (_request, response: ServerResponse) => response.writeHead(200, ['Content-Length', '4']).end('done'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await askOver(agent, url)).headers.connection).toBe('keep-alive');
  const closed = closeServer(server, 10_000, 5_000);
  const last = await askOver(agent, url);
  expect(last.statusCode).toBe(200);
  expect(last.headers.connection).toBe('close');
  await closed;
});

it('A connection on which nothing more comes does not hold up the end', async () => {
  const { server, url } = await slowServer();
  server.on('request', (_request, response: ServerResponse) => response.end('done'));
  await askOver(new Agent({ keepAlive: true }), url);
  let isBrokenOff = false;
  server.closeAllConnections = () => void (isBrokenOff = true);
  await closeServer(server, 10_000, 20);
  expect(isBrokenOff).toBe(false);
});

it('A connection whose last answer came late is closed after it', async () => {
  const { server, asked, url } = await slowServer();
  const open = askOver(new Agent({ keepAlive: true }), url);
  const response = await asked;
  const closed = closeServer(server, 10_000, 0);
  response.end('done');
  expect((await open).statusCode).toBe(200);
  await closed;
});
