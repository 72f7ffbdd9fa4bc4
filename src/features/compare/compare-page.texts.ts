export const comparePageTexts = {
  differ: (differing: number, all: number) => `${differing} of ${all} rows differ`,
  rows: (all: number, differing: number) => `${all} rows, ${differing} differ`,
  priced: (isInstallationChosen: boolean, notIncluded: string) =>
    `Priced with ${isInstallationChosen ? 'installation by our crew and estimated tax' : 'estimated tax, without installation as in your cart'}, for pickup. Delivery is added by address in the cart. ${notIncluded}`,
};
