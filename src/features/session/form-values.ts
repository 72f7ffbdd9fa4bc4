import type { FormProblems } from './form-problems';

/** '' without a field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export function focusFirstProblem(form: HTMLFormElement, names: readonly string[]): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && names.includes(element.name)) return element.focus();
  }
}

export function withoutProblemOf(problems: FormProblems, field: EventTarget): FormProblems {
  const changed = field instanceof HTMLInputElement ? field.name : '';
  return changed in problems ? Object.fromEntries(Object.entries(problems).filter(([name]) => name !== changed)) : problems;
}
