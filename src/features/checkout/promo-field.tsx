import { useId, useRef, useState, type SubmitEvent } from 'react';
import { promoTexts } from '../../domain/promo.texts';
import { LONGEST_PROMO_CODE } from '../../domain/longest-texts';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './bill-panel.module.css';
import { OfflineHint } from '../session/form-notices';
import type { usePromo } from '../site/use-promo';
import { myCartTexts } from './my-cart.texts';

export function PromoField({ promo }: { readonly promo: ReturnType<typeof usePromo> }) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { applied, message } = promo;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!promo.isBusy && applied === null) apply();
  }

  /** Also what a browser filled in without telling the page. */
  function apply() {
    const filled = field.current?.value ?? typed;
    setTyped(filled);
    promo.apply(filled);
  }

  function takeOff() {
    promo.remove();
    setTyped('');
  }

  return (
    <form className={classNames(layout['screenOnly'], css['promo'])} noValidate onSubmit={submit}>
      <label htmlFor={id} className="visually-hidden">
        {myCartTexts.promoCode}
      </label>
      <div className={classNames(layout['field'], css['promoBox'])}>
        <input
          ref={field}
          id={id}
          className={classNames(layout['fill'], css['promoInput'])}
          value={applied?.code ?? typed}
          readOnly={applied !== null}
          placeholder={myCartTexts.promoCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST_PROMO_CODE}
          aria-invalid={message !== null}
          aria-describedby={`${id}-message`}
          onChange={(event) => {
            setTyped(event.target.value);
            promo.forgetMessage();
          }}
        />
        {/* Not type submit: the browser reads the button's type after the click, when it is 'Apply' again. */}
        <Button variant="text" isBusy={promo.isBusy} onClick={() => (applied === null ? apply() : takeOff())}>
          {applied === null ? myCartTexts.apply : myCartTexts.remove}
        </Button>
      </div>
      <p id={`${id}-message`} className={css['promoMessage']} role="alert">
        {message}
      </p>
      {message === promoTexts.failed && <OfflineHint action={myCartTexts.checkingPromo} />}
    </form>
  );
}
