/**
 * '3.19', '1,275.41', '12', and '3.190' of a spreadsheet's format, as whole hundredths. Null for anything else: '3,19', which may be
 * meant either way, and a third decimal that is not 0.
 */
export function readFigure(typed: string): number | null {
  const [, units = '', decimals = ''] = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{0,2})0*)?$/.exec(typed.trim()) ?? [];
  return units === '' ? null : Number(`${units.replaceAll(',', '')}${decimals.padEnd(2, '0')}`);
}
