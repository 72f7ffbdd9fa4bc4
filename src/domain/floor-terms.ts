import type { FloorTerms, ProductSelection } from './product-selection';

/** Undefined also for those of another account: a visitor's are everybody's, an account's its own alone. */
export function termsOf({ terms }: ProductSelection, accountId: string | null): FloorTerms | undefined {
  return terms !== undefined && (terms.accountId === null || terms.accountId === accountId) ? terms : undefined;
}

/** What the price with everything shows, and the next press hands over. `ofCart` is null where the cart has no choice. */
export function installationOf(selection: ProductSelection, terms: FloorTerms | undefined, ofCart: boolean | null): boolean {
  const { isInstallationTouched, isInstallationChosen } = selection;
  return isInstallationTouched ? isInstallationChosen : (terms?.installation ?? ofCart ?? isInstallationChosen);
}
