import { isFields } from '../../offline/storage/stored-fields';
import { KEPT_SCREEN } from '../../offline/storage/storage-keys';
import { typeInto } from '../../ui/type-into';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Its place among its like: both languages have the same fields in the same order. Buttons, files and passwords are not kept. */
interface KeptField {
  readonly like: string;
  readonly nth: number;
  readonly value: string;
  readonly isChecked: boolean;
}

const UNKEPT = new Set(['button', 'file', 'hidden', 'image', 'password', 'reset', 'submit']);
/** Parts of a screen that open with a choice, and what loads late. */
const TRIES_MS = 4_000;

/** For the page that this tab opens next in another language. */
export function keepScreen(): void {
  try {
    sessionStorage.setItem(KEPT_SCREEN, JSON.stringify({ scrollY: window.scrollY, fields: fieldsNow().map(({ kept }) => kept) }));
  } catch {
    // Without storage the page opens as it is kept elsewhere.
  }
}

/** Fills in what the screen before the switch held, as a person would: choices first, since they open further fields. */
export function restoreScreen(): void {
  const screen = readScreen();
  if (screen === null) return;
  const until = performance.now() + TRIES_MS;
  const left = new Set(screen.fields);
  const step = (): void => {
    for (const { field, kept } of fieldsNow()) {
      const wanted = [...left].find(({ like, nth }) => like === kept.like && nth === kept.nth);
      if (wanted === undefined) continue;
      left.delete(wanted);
      fill(field, wanted);
    }
    window.scrollTo({ top: screen.scrollY, behavior: 'instant' });
    if (performance.now() < until && (left.size > 0 || Math.abs(window.scrollY - screen.scrollY) > 2)) requestAnimationFrame(step);
  };
  step();
}

function readScreen(): { readonly scrollY: number; readonly fields: readonly KeptField[] } | null {
  try {
    const text = sessionStorage.getItem(KEPT_SCREEN);
    sessionStorage.removeItem(KEPT_SCREEN);
    const screen: unknown = JSON.parse(text ?? 'null');
    if (!isFields(screen) || typeof screen['scrollY'] !== 'number' || !Array.isArray(screen['fields'])) return null;
    return { scrollY: screen['scrollY'], fields: screen['fields'].filter(isKeptField) };
  } catch {
    return null;
  }
}

function isKeptField(value: unknown): value is KeptField {
  return (
    isFields(value) &&
    typeof value['like'] === 'string' &&
    typeof value['nth'] === 'number' &&
    typeof value['value'] === 'string' &&
    typeof value['isChecked'] === 'boolean'
  );
}

function fieldsNow(): readonly { readonly field: Field; readonly kept: KeptField }[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Field>('input, textarea, select')]
    .filter(({ type }) => !UNKEPT.has(type))
    .map((field) => {
      const like = `${field.tagName} ${field.type} ${field.name}`;
      const nth = counts.get(like) ?? 0;
      counts.set(like, nth + 1);
      return { field, kept: { like, nth, value: field.value, isChecked: field instanceof HTMLInputElement && field.checked } };
    });
}

function fill(field: Field, { value, isChecked }: KeptField): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (field.checked !== isChecked) field.click();
    return;
  }
  if (field.value !== value) typeInto(field, value);
}
