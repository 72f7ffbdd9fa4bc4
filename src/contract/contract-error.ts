/** What came over the wire is not what the contract says. `problems` names each place and what was wrong with it. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly problems: readonly string[];
  /** What the reply itself said, for calls whose success without data is a refusal; '' when it said nothing. */
  readonly serverMessage: string;

  constructor(problems: readonly string[], serverMessage = '') {
    super(`Unexpected data: ${problems.join('; ')}`);
    this.problems = problems;
    this.serverMessage = serverMessage;
  }
}
