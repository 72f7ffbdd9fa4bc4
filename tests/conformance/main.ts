import { conformance } from './conformance';

/** A fault of this program is none of the server's: exit code 2, not 1. */
function broken(error: unknown): 2 {
  console.error('This program itself failed; the server is not to blame. Please report this:', error);
  return 2;
}

const surroundings = { fetch: (url: string, init: RequestInit) => fetch(url, init), print: (text: string) => console.log(text) };
process.exitCode = await conformance(process.argv.slice(2), surroundings).catch(broken);
