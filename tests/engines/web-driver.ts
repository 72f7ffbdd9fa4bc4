import { until } from '../fixtures/until';
import type { EngineWindow } from './engine-window';

/** The commands of https://www.w3.org/TR/webdriver2/ that are used: over HTTP by their path, over Marionette by their name. */
export const COMMANDS = {
  Navigate: 'POST url',
  ExecuteAsyncScript: 'POST execute/async',
  FindElements: 'POST elements',
  ElementClick: 'POST element/{id}/click',
  ElementClear: 'POST element/{id}/clear',
  ElementSendKeys: 'POST element/{id}/value',
  GetWindowHandle: 'GET window',
  NewWindow: 'POST window/new',
  SwitchToWindow: 'POST window',
  CloseWindow: 'DELETE window',
  SetTimeouts: 'POST timeouts',
} as const;

export type Command = keyof typeof COMMANDS;

/** Sends one command; gives the bare value of the reply, throws what the driver complains of. */
export type SendCommand = (command: Command, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

const TRY_LIMIT_MS = 60_000;

/** A window of a browser that speaks WebDriver. */
export async function webDriverWindow(engine: string, send: SendCommand, end: () => Promise<void>): Promise<EngineWindow> {
  await send('SetTimeouts', { script: TRY_LIMIT_MS, pageLoad: TRY_LIMIT_MS, implicit: 0 });
  const find = async (xpath: string): Promise<readonly string[]> => {
    const found = await send('FindElements', { using: 'xpath', value: xpath });
    return Array.isArray(found) ? found.map((element: unknown) => String(Object.values(Object(element))[0])) : [];
  };
  /** Until there is such an element and it can be used; a page being drawn may cover or replace it for a moment. */
  const withElement = async (xpath: string, use: (id: string) => Promise<unknown>): Promise<void> => {
    const deadline = Date.now() + TRY_LIMIT_MS;
    for (;;) {
      const [id] = await find(xpath);
      const trouble =
        id === undefined
          ? new Error('Nothing like it on the page')
          : await use(id).then(
              () => null,
              (error: unknown) => error,
            );
      if (trouble === null) return;
      if (Date.now() > deadline) throw new Error(`Could not use ${xpath}`, { cause: trouble });
    }
  };
  const ask = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[arguments.length - 1]; Promise.resolve().then(() => (${expression})).then((value) => done({ value: value ?? null }), (error) => done({ trouble: String(error) }));`;
    const reply = Object(await send('ExecuteAsyncScript', { script, args: [] }));
    if ('trouble' in reply) throw new Error(String(reply.trouble));
    return reply.value;
  };
  return {
    engine,
    open: async (url) => void (await send('Navigate', { url })),
    async reload() {
      // As the page's own reload: WebDriver's 'refresh' makes Firefox pass the worker by, like a reload with the Shift key.
      await ask('(document.documentElement.dataset.old = "", void setTimeout(() => location.reload()))');
      await until(
        async () =>
          (await ask('document.readyState === "complete" && !("old" in document.documentElement.dataset)').catch(() => false)) === true,
      );
    },
    ask,
    count: async (xpath) => (await find(xpath)).length,
    click: (xpath) => withElement(xpath, (id) => send('ElementClick', { id })),
    type: (xpath, text) =>
      withElement(xpath, async (id) => {
        await send('ElementClear', { id });
        await send('ElementSendKeys', { id, text });
      }),
    async cover() {
      const below = await send('GetWindowHandle', {});
      const { handle: above } = Object(await send('NewWindow', { type: 'tab' }));
      await send('SwitchToWindow', { handle: above });
      await send('SwitchToWindow', { handle: below });
      return async () => {
        await send('SwitchToWindow', { handle: above });
        await send('CloseWindow', {});
        await send('SwitchToWindow', { handle: below });
      };
    },
    end,
  };
}
