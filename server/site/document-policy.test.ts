import { expect, it } from 'vitest';
import { documentPolicy } from './document-policy';

const policies = [documentPolicy({ stripe: false }), documentPolicy({ stripe: true })];

it.each(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'", "default-src 'self'"])(
  'Every document says %s',
  (rule) => {
    for (const policy of policies) expect(policy.split('; ')).toContain(rule);
  },
);

it('No document runs an inline script, or one that a script made from text', () => {
  for (const policy of policies) {
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src')) ?? '';
    expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/=]{44}'/);
    expect(scripts.replace('https://*.js.stripe.com', '')).not.toMatch(/unsafe|\*|data:|blob:|https:(?!\/\/js\.stripe\.com)/);
  }
});

it('The card provider is allowed only in a store that uses it', () => {
  expect(policies.map((policy) => policy.includes('stripe.com'))).toEqual([false, true]);
});

it('The page reaches the address of field metrics only in a build that names one, and nothing else of its host', () => {
  const reached = (fieldMetricsUrl?: string) =>
    documentPolicy({ stripe: false, fieldMetricsUrl })
      .split('; ')
      .find((rule) => rule.startsWith('connect-src'));
  expect([undefined, '/figures', 'https://figures.example/collect?shop=1'].map(reached)).toEqual([
    "connect-src 'self'",
    "connect-src 'self'",
    "connect-src 'self' https://figures.example",
  ]);
});
