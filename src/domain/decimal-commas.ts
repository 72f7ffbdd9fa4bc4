/** 6,5 is 6.5, and 1,250 is 1250. Commas between sizes stay: '4x8,12x24'. */
export function withPointDecimals(text: string): string {
  return text.replace(/(?<=\d),(?=\d{1,2}(?![\d×x,]))|(?<=\b0),(?=\d)/gi, '.').replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}
