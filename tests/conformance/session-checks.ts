import { ContractError } from '../../src/api/errors';
import { deleteAddress, getAddresses, writeAddress } from '../../src/contract/addresses';
import { deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { forgotPassword, login, logout, signUp } from '../../src/contract/session';
import type { CheckoutChoice } from '../../src/domain/order';
import type { Account, Check, Walk } from './check';
import { explain } from './explain';
import { demand, NotApplicable } from './misfit';
import { bogusOrder, draftAddress } from './samples';
import { errorOf, isKeptOut, isRefused, succeeds } from './walk';

const PICKUP: CheckoutChoice = { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false };
const KEPT_OUT = 'to be kept out (HTTP 401, or status 3)';

export const sessionChecks: readonly Check[] = [
  {
    name: 'key-needed',
    title: "A visitor without a key is kept out of every shopper's call",
    needs: [],
    async run({ visitor, mark }) {
      visitor.leave();
      await isKeptOut(visitor, KEPT_OUT, getCart, undefined);
      await isKeptOut(visitor, KEPT_OUT, getAddresses, undefined);
      await isKeptOut(visitor, KEPT_OUT, writeCartLine, {
        lineId: null,
        productId: 1,
        pricePerBoxCents: 100,
        boxes: 1,
        isInstallationChosen: false,
      });
      await isKeptOut(visitor, KEPT_OUT, deleteCartLine, 1);
      await isKeptOut(visitor, KEPT_OUT, writeAddress, { addressId: null, draft: draftAddress('Nobody') });
      await isKeptOut(visitor, KEPT_OUT, deleteAddress, 1);
      await isKeptOut(visitor, KEPT_OUT, createPaymentIntent, { amountCents: 1000, choice: PICKUP });
      await isKeptOut(visitor, KEPT_OUT, checkout, bogusOrder(mark, []));
      await isKeptOut(visitor, KEPT_OUT, logout, undefined);
    },
  },
  {
    name: 'made-up-key',
    title: 'A key that nobody was given is refused',
    needs: [],
    async run({ visitor, mark }) {
      visitor.leave();
      visitor.authKey = `made-up-${mark}`;
      await isKeptOut(visitor, KEPT_OUT, getCart, undefined);
      visitor.leave();
    },
  },
  {
    name: 'sign-up',
    title: 'A shopper can make an account and is logged in',
    needs: [],
    async run(walk) {
      if (walk.options.account !== null) throw new NotApplicable('an account was given, so nobody is signed up');
      walk.findings.account = await signUpAs(walk, 'shopper');
    },
  },
  {
    name: 'login-wrong',
    title: 'A wrong password is refused and gets no key',
    needs: [],
    async run(walk) {
      const { email } = accountOf(walk);
      walk.visitor.leave();
      const input = { email, password: `wrong-${walk.mark}`, deviceId: walk.mark, deviceName: 'Conformance' };
      const error = await errorOf(walk.visitor, login, input);
      // No auth_key in the reply means that the server's message is shown.
      if (error instanceof ContractError && walk.visitor.last?.text.includes('"message"') === true) return;
      await isRefused(
        walk.visitor,
        'a refusal with a message',
        login,
        input,
        'Compare the password; answer status 0 and a message, without an auth_key.',
      );
    },
  },
  {
    name: 'login',
    title: 'A shopper can log in',
    needs: [],
    async run(walk) {
      const { email, password } = accountOf(walk);
      walk.visitor.leave();
      const session = await succeeds(walk.visitor, 'auth_key, first_name and full_name', login, {
        email,
        password,
        deviceId: walk.mark,
        deviceName: 'Conformance',
      });
      demand(
        session.firstName !== '' && session.fullName !== '',
        'first_name and full_name',
        'one of them is missing',
        'Send both beside auth_key: the header shows the first name.',
      );
      walk.findings.session = session;
      walk.visitor.authKey = session.authKey;
      await succeeds(walk.visitor, 'the new key to open the cart', getCart, undefined);
    },
  },
  {
    name: 'forgot-password',
    title: 'A forgotten password can be asked for',
    needs: [],
    async run({ visitor, stranger, mark }) {
      const asking = stranger();
      asking.takeOver();
      const error = await errorOf(asking, forgotPassword, `nobody-${mark}@example.com`);
      visitor.takeOver();
      const isRefusal = error instanceof Error && error.name === 'ApiError';
      // Whatever the reply says, the page shows its confirmation; an auth_key in it would be honoured.
      if (error !== null && !isRefusal)
        throw explain(error, asking.last, 'an answer in the envelope {status, message, data}, for an unknown address too');
    },
  },
];

/** The account the walk uses: the given one, or the one that was signed up. */
function accountOf(walk: Walk): Account {
  const account = walk.options.account ?? walk.findings.account;
  if (account === undefined) throw new NotApplicable("'sign-up' did not pass; name an account with --email and --password");
  return account;
}

/** Signs a throw-away shopper up; the current visitor is logged in as them. */
export async function signUpAs(walk: Walk, role: string): Promise<Account> {
  const account: Account = { email: `conformance-${role}-${walk.mark}@example.com`, password: `Nine oak planks ${walk.mark}!` };
  const input = { firstName: 'Conformance', lastName: 'Check', ...account, deviceName: 'Conformance' };
  walk.visitor.leave();
  const session = await succeeds(walk.visitor, 'status 1 with auth_key, first_name and full_name', signUp, input);
  walk.visitor.authKey = session.authKey;
  return account;
}
