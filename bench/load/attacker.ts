import { attacks } from './attacks';
import { attack } from './attack';

// A process of its own, so that the measuring one is not held up. Usage: attacker.ts URL NAME CONNECTIONS SECONDS. Prints the statuses as JSON.

const [url = '', name = '', connections = '8', seconds = '1'] = process.argv.slice(2);
const make = attacks(Date.now()).get(name);
if (make === undefined) throw new Error(`No such attack: ${name}`);
process.stdout.write(JSON.stringify([...(await attack(url, Number(connections), Number(seconds), make))]));
