export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly problems: readonly string[];
  /** The reply's own, or '': some calls refuse by success without data. */
  readonly serverMessage: string;

  constructor(problems: readonly string[], serverMessage = '') {
    super(`Unexpected data: ${problems.join('; ')}`);
    this.problems = problems;
    this.serverMessage = serverMessage;
  }
}
