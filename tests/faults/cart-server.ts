import { deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { AUTH_KEY_HEADER, CART_DEVICE_HEADER, CART_PRODUCT_HEADER, CART_SEQUENCE_HEADER } from '../../src/contract/headers';
import { refusalEnvelope, successEnvelope, type Envelope } from '../../src/contract/envelope';
import { refreshToken } from '../../src/contract/session';
import type { CartLine, CartProduct } from '../../src/domain/cart';

/** What happens to the next writing call. */
export type Fault =
  | 'none'
  /** Lost on the way: nothing committed, no reply. */
  | 'lost'
  /** Committed, the reply lost. */
  | 'reply-lost'
  /** Given up by the client, still under way: it arrives when `deliverLate` is called. */
  | 'held'
  /** Committed, with a reply, and delivered once more later. */
  | 'duplicated'
  | 'error-500'
  /** The device dies: no reply, ever. */
  | 'crash-before'
  | 'crash-after';

export function productNumber(id: number): CartProduct {
  const picture = { src: `/media/p${id}-640.avif`, widths: [320, 640], widthPx: 640, heightPx: 480, color: '#E0D8CC', alt: '' };
  return { id, title: `Plank ${id}`, slug: `plank-${id}`, picture, priceCentsPerSqft: 319, pricePerBoxCents: 7541, sqftPerBox: 2364 };
}

interface ServerOptions {
  /** False: a back end that ignores the write's number. */
  readonly hasFence?: boolean;
  readonly onCrash?: () => void;
}

type Delivery = () => Envelope;

/** A cart server built from the contract, with faults to order. One account per auth key. */
export function createCartServer({ hasFence = true, onCrash = () => undefined }: ServerOptions = {}) {
  const carts = new Map<string, CartLine[]>();
  const fences = new Map<string, number>();
  const late: Delivery[] = [];
  const missingProducts = new Set<number>();
  let nextLineId = 1;
  const state = { isOnline: true, isKeyDead: false, isKeyOld: false, fault: 'none' as Fault, writes: 0, reads: 0 };

  const cartOf = (key: string): CartLine[] => carts.get(key) ?? [];

  const isNewest = (key: string, headers: Headers, productId: number): boolean => {
    const sequence = Number(headers.get(CART_SEQUENCE_HEADER));
    const fence = `${key} ${headers.get(CART_DEVICE_HEADER) ?? ''} ${productId}`;
    if (!hasFence) return true;
    if (sequence <= (fences.get(fence) ?? 0)) return false;
    fences.set(fence, sequence);
    return true;
  };

  const write = (key: string, headers: Headers, form: unknown): Envelope => {
    const { lineId, productId, boxes, isInstallationChosen } = writeCartLine.input.decode(form);
    if (missingProducts.has(productId)) return refusalEnvelope('This product is no longer available.');
    if (!isNewest(key, headers, productId)) return successEnvelope(writeCartLine.output, undefined);
    const lines = cartOf(key);
    const line = lines.find((candidate) => candidate.product.id === productId);
    if (lineId !== null && line?.lineId !== lineId) return refusalEnvelope('This item is no longer in your cart.');
    const next = { lineId: line?.lineId ?? nextLineId++, boxes, isInstallationChosen, product: productNumber(productId) };
    carts.set(key, [next, ...lines.filter((candidate) => candidate !== line)]);
    return successEnvelope(writeCartLine.output, undefined);
  };

  const remove = (key: string, headers: Headers, form: unknown): Envelope => {
    const lineId = deleteCartLine.input.decode(form);
    const line = cartOf(key).find((candidate) => candidate.lineId === lineId);
    if (line === undefined) {
      const productId = Number(headers.get(CART_PRODUCT_HEADER) ?? 0);
      if (productId > 0) isNewest(key, headers, productId);
      return refusalEnvelope('This item is no longer in your cart.');
    }
    if (isNewest(key, headers, line.product.id))
      carts.set(
        key,
        cartOf(key).filter((candidate) => candidate !== line),
      );
    return successEnvelope(deleteCartLine.output, undefined);
  };

  const commitWrite = (path: string, key: string, headers: Headers, body: BodyInit | null | undefined): Delivery => {
    const form = body instanceof FormData ? Object.fromEntries(body) : {};
    return () => (path === writeCartLine.path ? write(key, headers, form) : remove(key, headers, form));
  };

  const replyToWrite = async (deliver: Delivery): Promise<Response> => {
    state.writes += 1;
    const { fault } = state;
    state.fault = 'none';
    switch (fault) {
      case 'none':
        return reply(deliver());
      case 'lost':
        throw new TypeError('fetch failed');
      case 'reply-lost':
        deliver();
        throw new TypeError('fetch failed');
      case 'held':
        late.push(deliver);
        throw new TypeError('fetch failed');
      case 'duplicated':
        late.push(deliver);
        return reply(deliver());
      case 'error-500':
        return reply(refusalEnvelope('Internal error'), 500);
      case 'crash-before':
        onCrash();
        return forever();
      case 'crash-after':
        deliver();
        onCrash();
        return forever();
    }
  };

  return {
    state,
    missingProducts,
    /** Every call of the store's client lands here. */
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const path = url.replace(/^\/api/, '');
      const headers = new Headers(init.headers);
      const key = headers.get(AUTH_KEY_HEADER) ?? '';
      // Long enough for another tab to begin something meanwhile.
      await new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
      if (!state.isOnline) throw new TypeError('fetch failed');
      if (state.isKeyDead) return refused401();
      if (path === refreshToken.path) {
        if (!state.isKeyOld) return refused401();
        state.isKeyOld = false;
        return reply(successEnvelope(refreshToken.output, undefined));
      }
      if (state.isKeyOld) return refused401();
      if (path !== getCart.path) return replyToWrite(commitWrite(path, key, headers, init.body));
      state.reads += 1;
      return reply(successEnvelope(getCart.output, cartOf(key)));
    },
    /** Lets the calls still under way arrive, in the order given by `pick`. */
    deliverLate(pick: (count: number) => number = () => 0): void {
      while (late.length > 0) late.splice(pick(late.length), 1)[0]?.();
    },
    /** Product and boxes of one account's cart. */
    boxesOf: (key: string): ReadonlyMap<number, number> => new Map(cartOf(key).map((line) => [line.product.id, line.boxes])),
  };
}

export function forever(): Promise<never> {
  return new Promise(() => undefined);
}

function reply(envelope: Envelope, status = 200): Response {
  return Response.json(envelope, { status });
}

function refused401(): Response {
  return reply(refusalEnvelope('Please sign in again.'), 401);
}
