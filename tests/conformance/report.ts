import type { CheckResult } from './run-checks';

const WORDS: Readonly<Record<CheckResult['outcome'], string>> = { passed: 'passed ', failed: 'FAILED ', skipped: 'skipped' };

/** One check in words: a line, and for a failure what was expected, what came and what to do. */
export function resultText({ name, title, outcome, reason, misfit }: CheckResult): string {
  const line = `${WORDS[outcome]}  ${name}: ${title}${reason === '' ? '' : ` (skipped because ${reason})`}`;
  if (misfit === null) return line;
  return [line, `         expected: ${misfit.expected}`, `         came:     ${misfit.came}`, `         do:       ${misfit.advice}`].join(
    '\n',
  );
}

/** The last line: how many, and whether the store can be used with this server. */
export function summaryText(results: readonly CheckResult[]): string {
  const count = (outcome: CheckResult['outcome']): number => results.filter((result) => result.outcome === outcome).length;
  const verdict =
    count('failed') === 0
      ? 'The store works on this server as far as these checks reach.'
      : 'Mend the first failure first: others may follow from it.';
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped. ${verdict}`;
}

/** The report for programs. */
export function reportJson(baseUrl: string, results: readonly CheckResult[]): string {
  return JSON.stringify({ baseUrl, isConforming: results.every(({ outcome }) => outcome !== 'failed'), checks: results }, null, 2);
}
