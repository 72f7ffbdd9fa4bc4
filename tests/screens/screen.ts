import type { BrowserContext, Page } from 'playwright';

/** Widths that the look is judged at; the names sort by width. */
export const SIZES = {
  '0360': { width: 360, height: 800 },
  '0820': { width: 820, height: 1180 },
  '1440': { width: 1440, height: 900 },
} as const;
export type SizeName = keyof typeof SIZES;

/** Who looks: nobody signed in, an account with nothing in it, one with a cart and addresses, or one with orders. */
export type Who = 'visitor' | 'newcomer' | 'shopper' | 'buyer';

/** How somebody looks: text of 200 %, a dark device, the system's own colours, or more contrast. */
export type Reader = 'large-text' | 'dark-device' | 'forced-colors' | 'more-contrast';

/** One picture per size: a screen in one state. */
export interface Screen {
  /** Area first, then state, so that a folder sorted by name reads screen by screen. */
  readonly name: string;
  readonly path: string;
  readonly who?: Who;
  readonly reader?: Reader;
  /** Whether its steps change the account, so that nobody else may use it. */
  readonly isAltering?: boolean;
  /** As after the first visit: the worker's empty shell instead of the server's document. */
  readonly isShell?: boolean;
  /** As on the home screen of a phone: display-mode standalone, with a notch and a gesture bar. */
  readonly isInstalled?: boolean;
  /** What stands in the way of its calls, before the page opens. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
  /** What a person does to see the state; the last line waits until it is seen. */
  readonly steps?: (page: Page) => Promise<unknown>;
  /** False for what covers the window: dialogs, menus, the first screen. */
  readonly isWhole?: boolean;
  readonly sizes?: readonly SizeName[];
}
