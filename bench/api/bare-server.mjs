// What Node itself can do: the same bytes from memory, nothing else. Usage: node bare-server.mjs FILE
// FILE holds {"headers": {...}, "bodyBase64": "..."}. Prints the port it listens on.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { headers, bodyBase64 } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const body = Buffer.from(bodyBase64, 'base64');
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers);
  response.end(body);
});
// The store's value, so that both send the same Keep-Alive header.
server.keepAliveTimeout = 75_000;
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
