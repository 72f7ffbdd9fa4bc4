export const switchLanguageTexts = {
  notHere: (name: string) => `${name} could not be loaded. Connect to the internet and try again.`,
};
