import { cpus, loadavg } from 'node:os';

/** The middle of several values; NaN of none. */
export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** 'middle (lowest–highest)'. */
export function spreadOf(values: readonly number[], digits = 0): string {
  if (values.length === 0) return '–';
  return `${middle(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;
}

/** The middle of the turns' own ratios, so that what else the machine does meets both sides; with their spread. */
export function ratioOf(above: readonly number[], below: readonly number[]): string {
  return spreadOf(ratiosOf(above, below), 2);
}

export function ratiosOf(above: readonly number[], below: readonly number[]): readonly number[] {
  return above.map((value, turn) => value / (below[turn] ?? Number.NaN));
}

/** 'middle (lower–upper)' of many values: between these two lies the middle of all that could be measured, 19 times of 20 (the sign test's interval). */
export function likelyMiddle(values: readonly number[], digits = 0): string {
  const sorted = values.toSorted((a, b) => a - b);
  const left = Math.max(0, Math.floor(values.length / 2 - 0.98 * Math.sqrt(values.length)));
  return `${middle(sorted).toFixed(digits)} (${(sorted[left] ?? Number.NaN).toFixed(digits)}–${(sorted.at(-1 - left) ?? Number.NaN).toFixed(digits)})`;
}

/** Node, processor and load, for the head of a table. */
export function machine(): string {
  return `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load average ${loadAverage()}`;
}

export function loadAverage(): string {
  return loadavg()[0]?.toFixed(1) ?? 'unknown';
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
