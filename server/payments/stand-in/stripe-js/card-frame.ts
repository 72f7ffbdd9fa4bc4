import { formatExpiry, parseExpiry, cardState, type CardState } from './card-state';
import { cvcLength, digitsOf, formatNumber, numberLength } from './card-number';
import { callApi, receive, send, type CardCall, type FrameOptions, type FromFrame, type ToFrame } from './frame-messages';
import { FrameFields } from './frame-fields';

const fields = new FrameFields();
let options: FrameOptions | null = null;

const tell = (message: FromFrame): void => send(window.parent, message);
const stateNow = (): CardState => cardState(fields.inputs(options?.hasPostal ?? true), new Date());

function show(): void {
  const state = stateNow();
  fields.mark(state);
  tell({
    kind: 'state',
    state: {
      isEmpty: state.isEmpty,
      isComplete: state.isComplete,
      brand: state.brand,
      problem: state.shownProblem,
      postal: fields.postal.value,
    },
  });
}

function take(message: ToFrame): void {
  switch (message.kind) {
    case 'options':
      options = message.options;
      fields.apply(message.options);
      return;
    case 'focus':
      return fields.number.focus();
    case 'blur':
      return fields.blur();
    case 'clear':
      fields.clear();
      return show();
    case 'call':
      void makeCall(message.call);
  }
}

async function makeCall({ id, path, fields: asked, cardName }: CardCall): Promise<void> {
  const problem = stateNow().firstProblem;
  const expiry = parseExpiry(fields.expiry.value);
  if (problem !== null || expiry === null) {
    fields.focusProblem(problem);
    return tell({ kind: 'reply', id, reply: { kind: 'invalid', problem: problem ?? { code: 'incomplete_expiry', message: '' } } });
  }
  const card = {
    [`${cardName}[number]`]: digitsOf(fields.number.value),
    [`${cardName}[exp_month]`]: String(expiry.month),
    [`${cardName}[exp_year]`]: String(expiry.year),
    [`${cardName}[cvc]`]: fields.cvc.value,
  };
  tell({ kind: 'reply', id, reply: await callApi(path, { ...asked, ...card }) });
}

fields.number.addEventListener('input', () => {
  const digits = digitsOf(fields.number.value);
  const kept = digits.slice(0, numberLength(digits));
  fields.rewrite(fields.number, formatNumber(kept));
  fields.cvc.maxLength = cvcLength(kept);
  if (kept.length === numberLength(kept) && fields.isAtEnd(fields.number) && stateNow().firstProblem?.code !== 'invalid_number')
    fields.expiry.focus();
});
fields.expiry.addEventListener('input', (event) => {
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
  fields.rewrite(fields.expiry, formatExpiry(fields.expiry.value, isDeleting));
  if (parseExpiry(fields.expiry.value) !== null && fields.isAtEnd(fields.expiry)) fields.cvc.focus();
});
fields.cvc.addEventListener('input', () => {
  const length = cvcLength(digitsOf(fields.number.value));
  fields.rewrite(fields.cvc, digitsOf(fields.cvc.value, length));
  if (fields.cvc.value.length === length && options?.hasPostal !== false) fields.postal.focus();
});
fields.postal.addEventListener('input', () => fields.rewrite(fields.postal, digitsOf(fields.postal.value, 5)));

fields.form.addEventListener('input', show);
fields.form.addEventListener('focusin', (event) => {
  if (event.relatedTarget === null) tell({ kind: 'focus' });
});
fields.form.addEventListener('focusout', (event) => {
  if (event.relatedTarget === null) tell({ kind: 'blur' });
});
fields.form.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ kind: 'escape' });
  if (event.key === 'Backspace') fields.stepBack(event);
});
fields.form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ kind: 'submit' });
});

receive<ToFrame>(() => window.parent, take);
new ResizeObserver(() => tell({ kind: 'height', px: Math.ceil(fields.form.getBoundingClientRect().height) })).observe(fields.form);
tell({ kind: 'ready' });
