import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { getOrders } from '../../src/contract/orders';
import { forgotPassword } from '../../src/contract/session';
import { sendContactMessage } from '../../src/contract/site';
import { NEWEST_ORDERS } from '../../src/domain/order';
import { bill } from '../../src/domain/bill';
import { askRunningStore, serveTool, type ToolReply } from '../../server/cli/tool-socket';
import { payWithCard, paymentIdOf, CARDS } from '../fixtures/card-payment';
import { newShopper, type ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let shopper: ContractClient & { readonly email: string };
beforeAll(async () => {
  store = await openTestStore();
  shopper = await newShopper(store);
});
afterAll(() => store.close());

const tool = (...args: string[]): Promise<ToolReply> => ownerTool(store.database, ...args);

/** Nine boxes of product 107, picked up: Bill B of the golden vectors. */
async function buyFloor(): Promise<void> {
  await shopper.data(writeCartLine, { lineId: null, productId: 107, boxes: 9, pricePerBoxCents: 7541, isInstallationChosen: false });
  const choice = { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false } as const;
  const figures = bill({
    lines: [{ boxes: 9, pricePerBoxCents: 7541, sqftPerBox: 2364 }],
    taxPercentHundredths: 700,
    installationCentsPerSqft: 275,
    isInstallationChosen: false,
    promoPercentHundredths: 0,
    shippingCents: 0,
  });
  const clientSecret = await shopper.data(createPaymentIntent, { amountCents: figures.totalCents, choice });
  await payWithCard(store, clientSecret, CARDS.good);
  await shopper.data(checkout, {
    choice,
    paymentId: paymentIdOf(clientSecret),
    paymentStatus: 'succeeded',
    cartLineIds: [],
    bill: figures,
  });
  await store.settled();
}

describe('The store tool', () => {
  it('shows an order as the shopper placed it', async () => {
    expect((await tool('orders')).text).toBe('No orders yet.\n');
    await buyFloor();
    const [order] = await shopper.data(getOrders, NEWEST_ORDERS);
    expect(order?.bill.totalCents).toBe(72_620);
    const list = await tool('orders');
    expect(list.text).toContain(order?.orderNumber);
    expect(list.text).toMatch(/Ana Diaz +Pickup +9 +\$726\.20 +DEMO, Confirmed/);
    const one = await tool('order', String(order?.orderId));
    expect(one.exitCode).toBe(0);
    expect(one.text).toMatch(/107 +Family 20 - Coastal Maple +9 +\$75\.41 +\$678\.69/);
    expect(one.text).toMatch(/Tax +\$47\.51/);
    expect(one.text).toContain('This is a demo order: no money was taken for it.');
  });

  it('shows messages, without the control characters somebody may have put in', async () => {
    await shopper.data(sendContactMessage, {
      firstName: 'Nora',
      lastName: 'Lee',
      email: 'nora@example.com',
      message: 'Open on \u001b[31mSaturday?',
    });
    expect((await tool('messages')).text).toContain('Nora Lee <nora@example.com>\nOpen on [31mSaturday?');
  });

  it('shows written mails, decoded', async () => {
    await shopper.data(forgotPassword, shopper.email);
    await store.settled();
    const { text } = await tool('mail');
    expect(text).toContain(`To: ${shopper.email}`);
    expect(text).toMatch(/http:\/\/store\.test\/reset-password#token=[\w-]{43}\n/);
  });

  it('lists the promo codes', async () => {
    const { text } = await tool('promo', 'list');
    for (const code of ['WELCOME10', 'SUMMER5', 'PRO15', 'HOLIDAY20']) expect(text).toContain(code);
  });

  it('explains a command that is used wrongly', async () => {
    const { exitCode, text } = await tool('order', 'x');
    expect(exitCode).toBe(2);
    expect(text).toContain("Name one order by the ID that 'orders' shows, such as 'order 1'.");
    expect(text).toContain('npm run store -- order ID [');
    expect(await tool('order', '999')).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('There is no order 999. The latest is'),
    });
  });
});

const unheard = (): void => undefined;

describe('A running store', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'store-tool-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, maxRetries: 9 }));
  const ask = (args: readonly string[], showProgress: (line: string) => void = () => undefined) =>
    askRunningStore(dataDir, { args, workingDir: '/home/owner' }, showProgress);

  it("carries out the tool's commands, and nobody answers once it has stopped", async () => {
    expect(await ask(['orders'])).toBeNull();
    const running = serveTool(dataDir, async ({ args, workingDir }) => ({ exitCode: 0, text: [workingDir, ...args].join('+') }), unheard);
    expect(await ask(['order', '7'])).toEqual({ exitCode: 0, text: '/home/owner+order+7' });
    running.close();
    expect(await ask(['orders'])).toBeNull();
  });

  it('tells how far a long command has come before it answers', async () => {
    const running = serveTool(
      dataDir,
      async (_request, showProgress) => {
        showProgress('1 of 2');
        showProgress('2 of 2\nnearly');
        return { exitCode: 0, text: 'Done.\n' };
      },
      unheard,
    );
    const shown: string[] = [];
    expect(await ask(['long'], (line) => shown.push(line))).toEqual({ exitCode: 0, text: 'Done.\n' });
    expect(shown).toEqual(['1 of 2', '2 of 2\nnearly']);
    running.close();
  });

  it('tells a long command when its owner has stopped waiting', async () => {
    const running = serveTool(
      dataDir,
      async (_request, showProgress, signal) => {
        while (!signal.aborted) {
          showProgress('still at work');
          await otherWork();
        }
        learned();
        return { exitCode: 0, text: '' };
      },
      unheard,
    );
    let learned: () => void = () => undefined;
    const hasLearned = new Promise<void>((done) => {
      learned = done;
    });
    const owner = connect(join(dataDir, 'tool', 'store.sock'));
    owner.end(JSON.stringify({ args: ['long'], workingDir: '/home/owner' }));
    await once(owner, 'data');
    owner.destroy();
    await hasLearned;
    running.close();
  });

  it('survives a command that fails, tells the log what the owner is not told, and the owner what to do', async () => {
    const failure = new Error('secret detail');
    const heard: unknown[] = [];
    const running = serveTool(
      dataDir,
      () => Promise.reject(failure),
      (error) => heard.push(error),
    );
    const { exitCode, text } = (await ask(['orders'])) ?? { exitCode: 0, text: '' };
    expect(exitCode).toBe(1);
    expect(text).toBe(
      'The running store could not carry out the command. Its log says what kind of failure it was; look whether the command took effect, and repeat it if not.\n',
    );
    expect(heard).toEqual([failure]);
    running.close();
  });
});
