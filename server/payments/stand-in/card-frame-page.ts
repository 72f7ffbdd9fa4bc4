/** Only our own script and style, and only our own pages as parents. */
export const CARD_FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

const input = (name: string, label: string, placeholder: string, autocomplete: string, attributes = ''): string =>
  `<input name="${name}" id="${name}" aria-label="${label}" placeholder="${placeholder}" autocomplete="${autocomplete}" spellcheck="false" ${attributes}>`;

/** Inputs have Stripe's names. */
export const CARD_FRAME_HTML = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Secure card payment input frame</title>
<link rel="stylesheet" href="/demo-payments/card-frame.css">
<script src="/demo-payments/card-frame.js" defer></script>
</head>
<body>
<form id="card" novalidate>
<span class="number">
<svg viewBox="0 0 32 22" width="32" height="22" aria-hidden="true"><rect x=".75" y=".75" width="30.5" height="20.5" rx="3" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M1 6.5h30" stroke="currentColor" stroke-width="3"/><path d="M5 15.5h8" stroke="currentColor" stroke-width="1.5"/></svg>
<span class="brand" id="brand" aria-hidden="true"></span>
${input('cardnumber', 'Card number', 'Card number', 'cc-number', 'inputmode="numeric" maxlength="19"')}
</span>
<span class="rest">
${input('exp-date', 'Expiration date, month and year', 'MM / YY', 'cc-exp', 'inputmode="numeric" maxlength="7"')}
${input('cvc', 'Security code', 'CVC', 'cc-csc', 'inputmode="numeric" maxlength="4"')}
${input('postal', 'ZIP code', 'ZIP', 'postal-code', 'inputmode="numeric" maxlength="5"')}
</span>
<button type="submit" hidden>Pay</button>
</form>
</body>
</html>
`;

/** The embedding page sets the colours by custom properties. */
export const CARD_FRAME_CSS = `
:root { --ink: #14110f; --faint: #6b6259; --bad: #a3271b; --icon: #6b6259; --font: 'Instrument Sans', system-ui, sans-serif; --size: 16px; --weight: 400; }
* { box-sizing: border-box; }
html, body { margin: 0; background: transparent; overflow: hidden; }
form { display: flex; flex-wrap: wrap; align-items: center; column-gap: 12px; }
.number { display: flex; align-items: center; gap: 10px; flex: 1 1 232px; min-width: 0; color: var(--icon); }
.number svg { flex: none; display: block; margin: 0 3px; }
.number:has(.brand:not(:empty)) svg { display: none; }
.brand { flex: none; width: 38px; padding: 5px 0; border: 1.5px solid currentColor; border-radius: 4px; font: 600 10px/1 var(--font); letter-spacing: .04em; text-align: center; }
.brand:empty { display: none; }
.rest { display: flex; gap: 16px; flex: 0 1 224px; }
input { min-width: 0; height: 44px; margin: 0; padding: 0; border: 0; outline: 0; background: transparent; color: var(--ink); font: var(--weight) var(--size)/1.4 var(--font); font-variant-numeric: tabular-nums; }
.number input { flex: 1; width: 100%; }
.rest input { flex: 1 1 56px; width: 56px; }
input::placeholder { color: var(--faint); opacity: 1; }
input[aria-invalid='true'] { color: var(--bad); }
input:disabled { color: var(--faint); }
input:focus-visible { box-shadow: inset 0 -2px 0 0 #0f4c46; outline: 2px solid transparent; outline-offset: -2px; }
.no-postal [name='postal'] { display: none; }
.no-icon svg, .no-icon .brand { display: none; }
@media (max-width: 460px) { .rest { flex: 1 1 100%; } .number { flex: 1 1 100%; } }
`;
