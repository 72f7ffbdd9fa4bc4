import { measureApi } from './api/measure-api';
import { measureControls } from './controls/measure-controls';
import { measureDesk } from './desk/measure-desk';
import { machine, print } from './figures';
import { measureFind } from './find/measure-find';
import { measureFirstVisit } from './first-visit/measure-first-visit';
import { measureGrowth } from './growth/measure-growth';
import { measureLoad } from './load/measure-load';
import { measureKept } from './kept/measure-kept';
import { measureLaterVisits } from './later-visits/measure-later-visits';
import { measureOrders } from './orders/measure-orders';
import { measureProjects } from './projects/measure-projects';
import { measureRooms } from './rooms/measure-rooms';
import { measureScan } from './scan/measure-scan';
import { measureMinute } from './waiting/measure-minute';
import { measureWaiting } from './waiting/measure-waiting';

// Some parts only: npm run bench -- first-visit controls

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  api: measureApi,
  orders: measureOrders,
  'first-visit': measureFirstVisit,
  'later-visits': measureLaterVisits,
  controls: measureControls,
  growth: measureGrowth,
  find: measureFind,
  kept: measureKept,
  load: measureLoad,
  rooms: measureRooms,
  projects: measureProjects,
  scan: measureScan,
  desk: measureDesk,
  waiting: measureWaiting,
  minute: measureMinute,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
print(machine());
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  print(`\n## ${name}\n`);
  await measure();
}
