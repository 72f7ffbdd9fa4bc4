/** Whether a value is a whole number from `least` to `most`. */
export function isWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}
