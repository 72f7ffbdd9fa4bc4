export const looksTexts = {
  /** Of a wood or stone as its maker names it; unchanged where no other word is known. */
  name: (look: string) => look,
};
