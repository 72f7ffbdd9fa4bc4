import { ACCOUNTING_MESSAGES } from './accounting-messages';

/** The provider's public test card. */
const TEST_CARD = { number: '4111111111111111', expMonth: '12', expYear: '2030', cvc: '123', name: 'Test Card' };

type Tokenize = (appToken: string, payment: { readonly card: typeof TEST_CARD }, done: (cardToken: unknown) => void) => void;

export function loadSdk(address: string | undefined): Promise<void> {
  if (address === undefined || address === '' || document.querySelector(`script[src="${address}"]`) !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    // A missing function is reported when it is called.
    script.onerror = () => resolve();
    document.head.append(script);
  });
}

/** Throws with the specified message when the script has no such function. */
export async function tokenizeTestCard(accessToken: string): Promise<string> {
  const tokenize = findTokenize();
  if (tokenize === null) throw new Error(ACCOUNTING_MESSAGES.noTokenize);
  const cardToken = await new Promise((resolve) => tokenize(accessToken, { card: TEST_CARD }, resolve));
  return typeof cardToken === 'string' ? cardToken : '';
}

function findTokenize(): Tokenize | null {
  let found: unknown = window;
  for (const name of ['intuit', 'ipp', 'payments', 'tokenize']) {
    if (typeof found !== 'object' || found === null) return null;
    found = Reflect.get(found, name);
  }
  return typeof found === 'function' ? (found as Tokenize) : null;
}
