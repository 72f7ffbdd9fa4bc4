/** A server does not keep the contract at one place: what was expected, what came, what to do about it. */
export class Misfit extends Error {
  override readonly name = 'Misfit';
  readonly expected: string;
  readonly came: string;
  readonly advice: string;

  constructor(expected: string, came: string, advice: string) {
    super(`Expected ${expected}, but ${came}`);
    this.expected = expected;
    this.came = came;
    this.advice = advice;
  }
}

/** A check that has nothing to look at on this server, and why. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** Throws Misfit unless something holds. */
export function demand(holds: boolean, expected: string, came: string, advice: string): void {
  if (!holds) throw new Misfit(expected, came, advice);
}
