export const foundListTexts = {
  savedOnly: (count: number, age: string) =>
    `The store cannot be reached, so you search among ${count} saved ${count === 1 ? 'floor' : 'floors'}, as of ${age}. All floors are back when the signal is.`,
};
