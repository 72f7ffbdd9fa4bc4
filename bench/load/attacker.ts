import { attacks, attack, FOUR_CALLERS } from './attack';

// A process of its own, not to hold up the measuring one. Usage: attacker.ts URL NAME CONNECTIONS SECONDS [four], from four addresses.

const [url = '', name = '', connections = '8', seconds = '1', from = ''] = process.argv.slice(2);
const make = attacks(Date.now()).get(name);
if (make === undefined) throw new Error(`No such attack: ${name}`);
process.stdout.write(
  JSON.stringify([...(await attack(url, Number(connections), Number(seconds), make, from === 'four' ? FOUR_CALLERS : undefined))]),
);
