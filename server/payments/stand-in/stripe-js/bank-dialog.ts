const STYLE = `
dialog { box-sizing: border-box; width: min(420px, calc(100vw - 40px)); padding: 24px; border: 0; border-radius: 16px; background: #fbf9f6; color: #14110f; font: 16px/26px 'Instrument Sans Variable', system-ui, sans-serif; box-shadow: 0 12px 40px -8px rgb(20 17 15 / 22%), 0 2px 8px rgb(20 17 15 / 6%); }
dialog::backdrop { background: rgb(20 17 15 / 55%); }
h2 { margin: 0 0 8px; font: 400 25px/32px 'Fraunces Variable', Georgia, serif; letter-spacing: -.02em; }
p { margin: 0 0 24px; color: #4a433c; }
div { display: flex; flex-wrap: wrap; gap: 8px; }
button { flex: 1 1 150px; min-height: 48px; padding: 8px 16px; border-radius: 8px; border: 1.5px solid #14110f; background: transparent; color: #14110f; font: 600 16px/20px 'Instrument Sans Variable', system-ui, sans-serif; cursor: pointer; }
button[value='complete'] { border-color: #0f4c46; background: #0f4c46; color: #fff; }
button:focus-visible { outline: 2px solid #0f4c46; outline-offset: 3px; }
`;

/** False when the dialog is closed. */
export function askBank(cents: number): Promise<boolean> {
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  // A constructed stylesheet needs no 'unsafe-inline' in the page's policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'bank-title');
  const title = Object.assign(document.createElement('h2'), { id: 'bank-title', textContent: 'Demo bank' });
  const text = Object.assign(document.createElement('p'), {
    textContent: `Your bank asks you to confirm a payment of ${amount}. This is a demonstration: no bank is involved.`,
  });
  const row = document.createElement('div');
  row.append(button('complete', 'Complete authentication', dialog), button('fail', 'Fail authentication', dialog));
  dialog.append(title, text, row);
  root.append(dialog);
  document.body.append(host);
  // Escape closes this dialog, not one of the page.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(dialog.returnValue === 'complete');
    });
    dialog.showModal();
  });
}

function button(value: string, label: string, dialog: HTMLDialogElement): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', value, textContent: label });
  made.addEventListener('click', () => dialog.close(value));
  return made;
}
