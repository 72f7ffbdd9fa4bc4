import type { Page } from '@playwright/test';

/** Boxes by floor, as the cart on the screen last had them: what is shown there is on the device already. */
export type Acknowledged = ReadonlyMap<string, number>;

const FIELD_LABEL = 'Boxes of ';

/** Follows the cart on this page as fast as the screen does; the map keeps its last state when the browser dies. */
export async function followCart(page: Page, onChange: () => void): Promise<Acknowledged> {
  const shown = new Map<string, number>();
  await page.exposeBinding('tellBoxes', (_source, title: string, boxes: number) => {
    shown.set(title, boxes);
    onChange();
  });
  await page.evaluate((label) => {
    const tell: unknown = Reflect.get(window, 'tellBoxes');
    const last = new Map<string, string>();
    const look = (): void => {
      for (const field of document.querySelectorAll('input')) {
        const [name = ''] = [...(field.labels ?? [])].map(({ textContent }) => textContent);
        if (!name.startsWith(label) || last.get(name) === field.value) continue;
        last.set(name, field.value);
        if (typeof tell === 'function') tell(name.slice(label.length), Number(field.value));
      }
      requestAnimationFrame(look);
    };
    look();
  }, FIELD_LABEL);
  return shown;
}
