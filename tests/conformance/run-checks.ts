import { randomBytes } from 'node:crypto';
import { addressChecks } from './address-checks';
import { cartChecks } from './cart-checks';
import { catalogueChecks } from './catalogue-checks';
import type { Check, Walk, WalkOptions } from './check';
import { checkoutChecks } from './checkout-checks';
import { contentChecks } from './content-checks';
import { leavingChecks } from './leaving-checks';
import { Misfit, NotApplicable } from './misfit';
import { privacyChecks } from './privacy-checks';
import { sessionChecks } from './session-checks';
import { Visitor, type VisitorOptions } from './visitor';

const isDeletion = ({ name }: Check): boolean => name === 'cart-delete' || name === 'address-delete';
const shopper = [...cartChecks, ...addressChecks];

/** Every check, in the order a shopper would come by them. */
export const CHECKS: readonly Check[] = [
  ...contentChecks,
  ...catalogueChecks,
  ...sessionChecks,
  ...shopper.filter((check) => !isDeletion(check)),
  ...privacyChecks,
  ...checkoutChecks,
  ...shopper.filter(isDeletion),
  ...leavingChecks,
];

export interface CheckResult {
  readonly name: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped; '' otherwise. */
  readonly reason: string;
  readonly misfit: Pick<Misfit, 'expected' | 'came' | 'advice'> | null;
}

export interface RunOptions extends VisitorOptions, WalkOptions {
  /** One check and those it needs; null for all. */
  readonly only: string | null;
}

/** Walks through a server and tells how each check went, each as soon as it is done. */
export async function runChecks(options: RunOptions, done: (result: CheckResult) => void): Promise<readonly CheckResult[]> {
  const walk = startWalk(options);
  const results = new Map<string, CheckResult>();
  for (const check of chosen(options)) {
    const result = await runCheck(check, walk, results);
    results.set(check.name, result);
    done(result);
  }
  return [...results.values()];
}

function startWalk(options: RunOptions): Walk {
  const visitor = new Visitor(options);
  visitor.takeOver();
  let sequence = 0;
  return {
    options,
    visitor,
    findings: {},
    stranger: () => new Visitor(options),
    mark: randomBytes(5).toString('hex'),
    nextSequence: () => (sequence += 1),
    raw: (path, init) =>
      visitor.request(`${options.baseUrl}${path}`, init).then(
        (response) => response.text(),
        () => '',
      ),
  };
}

function chosen({ only, account }: RunOptions): readonly Check[] {
  if (only === null) return CHECKS;
  const wanted = new Set<string>();
  const want = (name: string): void => {
    wanted.add(name);
    if (name.startsWith('login') && account === null) wanted.add('sign-up');
    for (const needed of CHECKS.find((check) => check.name === name)?.needs ?? []) want(needed);
  };
  want(only);
  // What was put into a given account is taken out again; a throw-away one is left as it is.
  if (account !== null)
    for (const check of CHECKS.filter(isDeletion)) if (check.needs.some((needed) => wanted.has(needed))) want(check.name);
  return CHECKS.filter(({ name }) => wanted.has(name));
}

async function runCheck(check: Check, walk: Walk, before: ReadonlyMap<string, CheckResult>): Promise<CheckResult> {
  const { name, title } = check;
  const missing = check.needs.find((needed) => before.get(needed)?.outcome !== 'passed');
  if (missing !== undefined) return { name, title, outcome: 'skipped', reason: `'${missing}' did not pass`, misfit: null };
  try {
    await check.run(walk);
    return { name, title, outcome: 'passed', reason: '', misfit: null };
  } catch (error) {
    if (error instanceof NotApplicable) return { name, title, outcome: 'skipped', reason: error.message, misfit: null };
    if (error instanceof Misfit)
      return { name, title, outcome: 'failed', reason: '', misfit: { expected: error.expected, came: error.came, advice: error.advice } };
    throw error;
  }
}
