export const stockTexts = {
  backOn: (day: string) => `Back on ${day}`,
  noneOnHand: (asOf: string) => `No boxes on hand on ${asOf}`,
  onHand: (boxes: string, asOf: string) => `${boxes} on hand on ${asOf}`,
  fewer: (onHand: string, chosen: string, asOf: string) => `Fewer boxes on hand than you chose: ${onHand} of ${chosen} on ${asOf}`,
  moreComes: (day: string) => `More come on ${day}`,
  allLater: (words: string) => `${words}. You can order all the same; it may take longer.`,
  restLater: (words: string) => `${words}. You can order all the same; the rest may take longer.`,
  noBoxes: (title: string) => `${title} has no boxes on hand; take it out of your cart, or call us.`,
  has: (title: string, boxes: string) => `${title} has ${boxes} on hand`,
  choose: (free: number, count: string) => `choose ${free === 1 ? '1 box' : `${count} or fewer`}`,
  chooseOrCall: (has: string, choose: string) => `${has}; ${choose}, or call us.`,
  allHeld: (has: string) => `${has}, and other shoppers are paying for all of them; try again in an hour, or call us.`,
  someHeld: (has: string, held: string, choose: string) =>
    `${has}, and other shoppers are paying for ${held} of them; ${choose}, try again in an hour, or call us.`,
};
