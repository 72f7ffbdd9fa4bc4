/** 'state: ready → done, note: Left at the door'. What was noted may be of an earlier version. '' when nothing was. */
export function actSentence(before: unknown, after: unknown): string {
  const [was, is] = [factsOf(before), factsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .map((name) => `${name}: ${[was[name], is[name]].filter((value) => value !== undefined && value !== '').join(' → ')}`)
    .join(', ');
}

function factsOf(noted: unknown): Readonly<Record<string, string>> {
  if (typeof noted !== 'object' || noted === null) return {};
  return Object.fromEntries(
    Object.entries(noted).map(([name, value]: [string, unknown]) => [name, value === null ? 'none' : String(value)]),
  );
}
