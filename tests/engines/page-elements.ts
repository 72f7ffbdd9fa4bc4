/** XPath of what a person would call it. Texts must not hold a single quote. */
export const button = (name: string): string => `//button[normalize-space(.)='${name}']`;
export const field = (label: string): string => `//*[@id=//label[normalize-space(.)='${label}']/@for]`;
export const heading = (text: string): string => `//h1[normalize-space(translate(., '\u00a0', ' '))='${text}']`;
export const named = (element: string, label: string): string => `//${element}[@aria-label='${label}']`;
export const withText = (text: string): string => `//*[contains(text(), '${text}')]`;
