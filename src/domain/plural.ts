import { spokenLanguage } from './languages';

const rules = new Map<string, Intl.PluralRules>();

/** `one` and `other` as the spoken language counts: plural(2, 'caja', 'cajas') is 'cajas'. */
export function plural(count: number, one: string, other: string): string {
  const language = spokenLanguage();
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count) === 'one' ? one : other;
}
