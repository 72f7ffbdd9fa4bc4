import type { FormProblems } from './form-problems';

/** Reads a form's text fields by name; '' for what is not there. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Puts the cursor into the first field that has a problem. */
export function focusFirstProblem(form: HTMLFormElement, names: readonly string[]): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && names.includes(element.name)) return element.focus();
  }
}

/** The problems that are left while the shopper mends the one of this field. */
export function withoutProblemOf(problems: FormProblems, field: EventTarget): FormProblems {
  const mended = field instanceof HTMLInputElement ? field.name : '';
  return mended in problems ? Object.fromEntries(Object.entries(problems).filter(([name]) => name !== mended)) : problems;
}
