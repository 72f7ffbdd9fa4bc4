import { holdConnections, isHold } from './holds';

// A process of its own. Usage: holder.ts URL NAME CONNECTIONS four|home SECONDS.

const [url = '', name = '', connections = '100', from = 'four', seconds = '1'] = process.argv.slice(2);
if (!isHold(name)) throw new Error(`No such hold: ${name}`);
const held = holdConnections(url, name, Number(connections), from === 'home' ? 'home' : 'four');
setTimeout(
  () => {
    held.end();
    process.exit(0);
  },
  Number(seconds) * 1_000,
);
