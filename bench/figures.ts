import { cpus, loadavg } from 'node:os';

/** BENCH_RUNS=1 tries a bench out. */
export const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);

/** NaN of no values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Of the ratios of each turn, in which both sides met the same machine. */
export function medianRatio(above: readonly number[], below: readonly number[]): string {
  return median(above.map((value, turn) => value / (below[turn] ?? Number.NaN))).toFixed(2);
}

export function printTable(columns: readonly string[], rows: readonly (readonly string[])[]): void {
  for (const cells of [columns, columns.map(() => '---'), ...rows]) print(`| ${cells.join(' | ')} |`);
}

export function machine(): string {
  return `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load average ${loadavg()[0]?.toFixed(1) ?? 'unknown'}`;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
