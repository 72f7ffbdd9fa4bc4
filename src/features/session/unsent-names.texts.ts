export const unsentNamesTexts = {
  things: {
    cart: (count: number) => `${count} ${count === 1 ? 'cart change' : 'cart changes'}`,
    rooms: (count: number) => `${count} ${count === 1 ? 'measured project' : 'measured projects'}`,
    messages: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`,
    samples: (count: number) => `${count} ${count === 1 ? 'order of samples' : 'orders of samples'}`,
  },
  and: (first: string, last: string) => `${first} and ${last}`,
};
