import type { EarlyReason } from '../../src/offline/sync/backoff';
import type { CartChanges } from '../../src/offline/cart';
import { createCartServer, productNumber } from './cart-server';
import { createDevice, type Tab } from './device';
import { NO_FAULT, type ChooseFault, type Fault as NetworkFault } from './fault-kinds';
import type { Step } from './cart-steps';

const ACCOUNT = 'elena';
/** Calls hang in some plays: then each is given up after this long, as after 20 s in a browser. */
const GIVEN_UP_MS = 60;
/** A busy machine may give up sound calls too; so a healed play may need more drains. */
const HEALING_DRAINS = 6;
/** Longer than any pause between two tries. */
const LONG_MS = 24 * 60 * 60_000;

export interface Variant {
  readonly spoil?: (cartChanges: CartChanges) => CartChanges;
  readonly isPaced?: boolean;
  readonly hasFence?: boolean;
  readonly hasLocks?: boolean;
  readonly isDurable?: boolean;
  readonly misread?: (response: Response) => Promise<Response>;
}

/** Plays the steps, heals everything, and tells the cart the shopper wanted from the one the server ends up with. */
export async function play(
  script: readonly Step[],
  { spoil, isPaced = true, hasFence = true, hasLocks = true, isDurable = true, misread }: Variant,
) {
  const server = createCartServer({
    hasFence,
    onCrash: () => {
      const dying = device.current();
      if (dying !== undefined) device.crash(dying);
    },
  });
  const pending = new Map<string, { left: number; readonly fault: NetworkFault }>();
  const choose: ChooseFault = ({ path }) => {
    const next = pending.get(path.replace(/^\/api/, ''));
    if (next === undefined || next.left === 0) return NO_FAULT;
    next.left -= 1;
    return next.fault;
  };
  const mayHang = script.some((step) => step.kind === 'network' && step.fault.kind === 'hang');
  const limits = mayHang ? { limitMs: GIVEN_UP_MS } : {};
  const device = createDevice({
    server,
    isPaced,
    hasLocks,
    isDurable,
    choose,
    ...limits,
    ...(spoil === undefined ? {} : { spoil }),
    ...(misread === undefined ? {} : { misread }),
  });
  const tabs = [await device.openTab(ACCOUNT), await device.openTab(ACCOUNT)] as const;
  const open: Tab[] = [...tabs];
  const wanted = new Map<number, number>();

  const reopen = async (index: number): Promise<void> => {
    open[index] = await device.openTab(ACCOUNT);
  };

  /** A drain ends, or its tab dies under it. */
  const drained = async (index: number, afterMs = LONG_MS, reason?: EarlyReason): Promise<void> => {
    device.clock.now += afterMs;
    // An earlier drain may have died since: nothing a dead tab begins would ever end.
    if (open[index]?.isDead === true) await reopen(index);
    const current = open[index];
    if (current === undefined) return;
    await new Promise<void>((resolve) => {
      current.onDeath = resolve;
      current.drain(reason).then(
        () => resolve(),
        () => resolve(),
      );
    });
    if (current.isDead) await reopen(index);
  };

  /** A shopper whose tab died before it said that the change is kept makes it again in the next. */
  const changed = async (index: number, product: number, boxes: number): Promise<void> => {
    let isKept = false;
    while (!isKept) {
      if (open[index]?.isDead === true) await reopen(index);
      const current = open[index];
      if (current === undefined) return;
      isKept = await new Promise<boolean>((resolve, reject) => {
        current.onDeath = () => resolve(false);
        current.cartChanges.put({ product: productNumber(product), boxes, isInstallationChosen: false }).then(() => resolve(true), reject);
      });
    }
  };

  for (const step of script) {
    switch (step.kind) {
      case 'set':
        await changed(step.tab, step.product, step.boxes);
        wanted.set(step.product, step.boxes);
        break;
      case 'drain':
        await drained(step.tab, step.afterMs, step.reason);
        break;
      case 'drain-without-waiting':
        device.clock.now += step.afterMs ?? LONG_MS;
        void open[step.tab]?.drain(step.reason);
        break;
      case 'crash': {
        const current = open[step.tab];
        if (current !== undefined) device.crash(current);
        await reopen(step.tab);
        break;
      }
      case 'reload':
        await reopen(step.tab);
        break;
      case 'fault':
        server.state.fault = step.fault;
        break;
      case 'offline':
      case 'online':
        server.state.isOnline = step.kind === 'online';
        break;
      case 'key-dies':
      case 'key-works':
        server.state.isKeyDead = step.kind === 'key-dies';
        break;
      case 'key-ages':
        server.state.isKeyOld = true;
        break;
      case 'network':
        pending.set(step.path, { left: step.times, fault: step.fault });
        break;
      case 'late-calls-arrive':
        server.deliverLate((count) => count - 1);
    }
  }

  Object.assign(server.state, { isOnline: true, isKeyDead: false, fault: 'none' });
  pending.clear();
  await drained(0);
  await drained(1);
  server.deliverLate();
  await drained(0);
  const mostDrains = mayHang ? HEALING_DRAINS : 0;
  for (let more = 0; more < mostDrains && (open[0]?.cartChanges.entries().length ?? 0) > 0; more += 1) await drained(0);
  const got = Object.fromEntries(server.boxesOf(ACCOUNT));
  const kept = Object.fromEntries([...wanted].filter(([, boxes]) => boxes > 0));
  return {
    wanted: kept,
    got,
    left: open[0]?.cartChanges.entries().length ?? -1,
    overlaps: device.overlaps(),
    mostAtOnce: device.mostAtOnce(),
  };
}
