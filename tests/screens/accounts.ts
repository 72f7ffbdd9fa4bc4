import type { BrowserContextOptions } from 'playwright';
import { writeAddress } from '../../src/contract/addresses';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { signUp } from '../../src/contract/session';
import { getSettings } from '../../src/contract/site';
import { accountIdOf } from '../../src/features/session/account-id';
import type { AddressDraft } from '../../src/domain/address';
import { bill } from '../../src/domain/bill';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { ContractClient, storeAt } from '../fixtures/contract-client';
import { draftFor, PICKUP } from '../fixtures/floor-purchase';
import type { Who } from './screen';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const FLOORS = [[133, 4], [141, 6], [115, 23]] as const;
const ELENA = { firstName: 'Elena', lastName: 'Ruiz' } as const;
const HOME: AddressDraft = {
  name: 'Elena Ruiz', line1: '1420 Coral Way', line2: '', postalCode: '33145', city: 'Miami', state: 'FL', mobileNumber: '3055550142', isDefault: true,
  latitude: 25.7505, longitude: -80.2174,
};
const STUDIO: AddressDraft = {
  ...HOME, name: 'Ruiz Studio', line1: '215 NE 82nd Street', line2: 'Unit 4', postalCode: '33138', isDefault: false, latitude: null, longitude: null,
};

let made = 0;

/** Accounts of one store, as a signed-in browser keeps them. Made once for each kind, and anew for who changes theirs. */
export function createAccounts(url: string) {
  const shared = new Map<Who, Promise<StorageState>>();
  return (who: Who, isAltering: boolean): Promise<StorageState> => {
    const known = isAltering ? undefined : shared.get(who);
    if (known !== undefined) return known;
    const account = makeAccount(url, who);
    if (!isAltering) shared.set(who, account);
    return account;
  };
}

async function makeAccount(url: string, who: Who): Promise<StorageState> {
  if (who === 'visitor') return { cookies: [], origins: [] };
  const client = new ContractClient(storeAt(url));
  made += 1;
  const email = `elena-${made}@example.com`;
  const session = await client.data(signUp, { ...ELENA, email, password: 'seven oak planks', deviceName: 'Screens' });
  client.authKey = session.authKey;
  if (who === 'buyer') {
    for (const [productId, boxes] of FLOORS) await buy(client, url, [[productId, boxes]]);
    await buy(client, url, FLOORS);
  }
  if (who === 'shopper') {
    await put(client, FLOORS);
    for (const draft of [STUDIO, HOME]) await client.data(writeAddress, { addressId: null, draft });
  }
  const localStorage = Object.entries({ ...session, accountId: await accountIdOf(email) }).map(([name, value]) => ({ name, value: String(value) }));
  const { hostname: domain } = new URL(url);
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, domain, path: '/', expires: -1, httpOnly: name !== 'XSRF-TOKEN', secure: false, sameSite: 'Lax' as const }));
  return { cookies, origins: [{ origin: url, localStorage }] };
}

type Lines = readonly (readonly [productId: number, boxes: number])[];

async function put(client: ContractClient, lines: Lines): Promise<void> {
  for (const [productId, boxes] of lines) {
    await client.data(writeCartLine, { lineId: null, productId, pricePerBoxCents: 1, boxes, isInstallationChosen: false });
  }
}

async function buy(client: ContractClient, url: string, wanted: Lines): Promise<void> {
  await put(client, wanted);
  const settings = await client.data(getSettings, undefined);
  const lines = await client.data(getCart, undefined);
  const { totalCents } = bill({
    lines: lines.map(({ boxes, product: { pricePerBoxCents, sqftPerBox } }) => ({ boxes, pricePerBoxCents, sqftPerBox })),
    taxPercentHundredths: settings.taxPercentHundredths, installationCentsPerSqft: 0, isInstallationChosen: false, promoPercentHundredths: 0, shippingCents: 0,
  });
  const secret = await client.data(createPaymentIntent, { amountCents: totalCents, choice: PICKUP });
  await payWithCard(storeAt(url), secret, CARDS.good);
  await client.data(checkout, draftFor(secret));
}
