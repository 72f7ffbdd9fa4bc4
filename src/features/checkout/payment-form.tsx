import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import type { OrderReceipt } from '../../domain/order';
import { figureChanges, type Bill, type FigureChange } from '../../domain/bill';
import { formatUsd } from '../../domain/money';
import { readTelephone } from '../../domain/typed-contact';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { classNames } from '../../ui/class-names';
import { RichText } from '../../ui/rich-text';
import { useIsOnline } from '../session/use-is-online';
import { cardStyle } from './card-payments';
import { LateCard, LatePayment, type PaymentPhase } from './checkout-trouble';
import { ChangedFigures } from './order-summary';
import layout from '../../ui/layout.module.css';
import css from './checkout.module.css';
import type { OpenPaymentFacts } from './open-payment';
import { PickupTelephone, telephoneProblem } from './pickup-telephone';
import { paymentSteps, refreshFigures } from './payment-steps';
import { tellRefund } from './resume-payments';
import type { Purchase } from './use-purchase';
import { PAYMENT_MESSAGES, takePayment, type PaymentOutcome } from './take-payment';

interface PaymentNotice {
  readonly text: string;
  readonly isError: boolean;
  readonly changes?: readonly FigureChange[];
  readonly advice?: string;
}

const NOT_CHARGED: PaymentNotice = {
  text: 'Your card was not charged: the connection broke before the payment. Please pay again.',
  isError: true,
};
const PAY_AGAIN = 'Nothing has been charged. If the new total is right for you, pay again; if not, close this window and change your cart.';
const LOOK_AGAIN = 'Nothing has been charged. Please check your cart and the total before you pay again.';
const UNDER_WAY = 'Your bank is still deciding. Please do not pay again: if it agrees, your order is placed by itself.';
const TRY_AGAIN = 'Nothing has been charged. You can try again, or use another card.';

/** 'held' must not be closed, 'awaited' may be. */
export type Processing = 'none' | 'held' | 'awaited';

export interface PaymentFormProps {
  readonly purchase: Purchase;
  readonly onProcessing: (processing: Processing) => void;
  readonly onOrdered: (receipt: OrderReceipt) => void;
  readonly isDemo: boolean;
  readonly asksTelephone: boolean;
  readonly wasNotCharged: boolean;
  readonly onOpen: (payment: OpenPaymentFacts) => void;
  /** Reloads everything that the card field needs. */
  readonly onLoadAgain: () => void;
  readonly onStop: () => void;
}

export function PaymentForm(props: PaymentFormProps) {
  const { purchase, isDemo, asksTelephone, wasNotCharged, onProcessing, onOrdered, onOpen, onLoadAgain, onStop } = props;
  const stripe = useStripe();
  const elements = useElements();
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  /** Aborted when the shopper cancels. */
  const paying = useRef<AbortController | null>(null);
  const [phase, setPhase] = useState<PaymentPhase | null>(null);
  const [style] = useState(cardStyle);
  const [isCardReady, setIsCardReady] = useState(false);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [notice, setNotice] = useState<PaymentNotice | null>(wasNotCharged ? NOT_CHARGED : null);
  const [wrongTelephone, setWrongTelephone] = useState<string | null>(null);
  const telephone = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const foot = useRef<HTMLDivElement>(null);
  const { bill, settings, cardProblem } = purchase;
  const canPay = stripe !== null && isCardReady && isOnline && hasAgreed && cardProblem === null;

  function show(outcome: PaymentOutcome, shown: Bill) {
    switch (outcome.kind) {
      case 'ordered':
        return onOrdered(outcome.receipt);
      case 'failed':
        if (outcome.hasChanged) refreshFigures(queryClient);
        // A promo code that the server no longer accepts would fail every further attempt.
        if (outcome.now?.discountCents === 0) purchase.promo.remove();
        return setNotice({
          text: outcome.message,
          isError: true,
          ...adviceFor(outcome, shown),
        });
      case 'refunded':
        return tellRefund(outcome.message);
      case 'paid':
      case 'unknown':
        return onOpen(outcome);
    }
  }

  useEffect(() => {
    if (notice !== null) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);

  async function pay(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (paying.current !== null || !canPay) return;
    const problem = asksTelephone ? telephoneProblem(purchase.telephone) : null;
    setWrongTelephone(problem);
    if (problem !== null) return telephone.current?.focus();
    const own = new AbortController();
    paying.current = own;
    setPhase('preparing');
    setNotice(null);
    onProcessing('held');
    const steps = paymentSteps(queryClient, {
      stripe,
      card: elements?.getElement(CardElement) ?? null,
      billOf: purchase.billOf,
      telephone: asksTelephone ? readTelephone(purchase.telephone) : null,
      quote: purchase.quoted.signed,
      onCard: () => {
        if (!own.signal.aborted) setPhase('charging');
        return !own.signal.aborted;
      },
      onPaid: () => {
        setPhase('ordering');
        setNotice({ text: PAYMENT_MESSAGES.paid, isError: false });
      },
    });
    const outcome = await takePayment(steps, bill.totalCents, purchase.choice);
    if (own.signal.aborted) return;
    leaveOff();
    show(outcome, bill);
  }

  function leaveOff() {
    paying.current?.abort();
    paying.current = null;
    setPhase(null);
    onProcessing('none');
  }

  function stop() {
    leaveOff();
    setNotice({ text: 'You stopped the payment.', isError: true, advice: TRY_AGAIN });
  }

  return (
    <form className={css['form']} noValidate onSubmit={(event) => void pay(event)}>
      {isDemo && <DemoMark />}
      {asksTelephone && (
        <PickupTelephone purchase={purchase} field={telephone} problem={wrongTelephone} onChange={() => setWrongTelephone(null)} />
      )}
      <div>
        <p className={classNames(layout['quietLabel'], css['label'])} id="card-label">
          Card
        </p>
        <div className={classNames(layout['field'], css['card'])} role="group" aria-labelledby="card-label">
          <CardElement options={{ style }} onReady={() => setIsCardReady(true)} onChange={() => setNotice(null)} />
        </div>
        {!isCardReady && <LateCard onRetry={onLoadAgain} onStop={onStop} />}
      </div>
      {settings !== undefined && (
        <div className={classNames(layout['stack2'], layout['small'])}>
          <RichText html={settings.pickUpDeliveryHtml} />
          <RichText html={settings.agreeDeliveryHtml} />
        </div>
      )}
      <div ref={foot} className={classNames('dialog-foot', layout['stack2'], css['foot'])}>
        {notice !== null && (
          <div
            className={classNames(layout[notice.isError ? 'wrong' : 'good'], css['told'], !notice.isError && css['success'])}
            role={notice.isError ? 'alert' : 'status'}
          >
            <p>{notice.text}</p>
            <ChangedFigures changes={notice.changes ?? []} advice={PAY_AGAIN} />
            {notice.advice !== undefined && <p className={layout['above2']}>{notice.advice}</p>}
          </div>
        )}
        {phase !== null && <LatePayment key={phase} phase={phase} onStop={stop} onCloseable={() => onProcessing('awaited')} />}
        <Checkbox checked={hasAgreed} required aria-describedby={hintId} onChange={(event) => setHasAgreed(event.target.checked)}>
          I agree that the delivery charge is based on distance.
        </Checkbox>
        <p id={hintId} className={classNames(layout['caption'], css['hint'])}>
          {agreementHint(purchase)}
        </p>
        <Button variant="primary" type="submit" isWide isBusy={phase !== null} disabled={!canPay}>
          {`Pay ${formatUsd(bill.totalCents)}`}
        </Button>
        <p className={classNames(layout['caption'], css['why'])}>
          {cardProblem ?? whyNot(isOnline, isCardReady, hasAgreed, purchase.fulfilment === 'Pickup')}
        </p>
      </div>
    </form>
  );
}

/** Each failure says what was not charged. */
function adviceFor(
  { now, hasChanged, isUnderWay }: Extract<PaymentOutcome, { kind: 'failed' }>,
  shown: Bill,
): Pick<PaymentNotice, 'changes' | 'advice'> {
  const changes = now === undefined ? [] : figureChanges(shown, now);
  // These have an advice of their own.
  if (changes.length > 0) return { changes };
  if (isUnderWay === true) return { advice: UNDER_WAY };
  return { advice: hasChanged ? LOOK_AGAIN : TRY_AGAIN };
}

function whyNot(isOnline: boolean, isCardReady: boolean, hasAgreed: boolean, isPickup: boolean): string {
  if (!isOnline) return 'You are offline. Payment opens when you are back online.';
  if (!isCardReady) return 'Loading the card form...';
  if (hasAgreed) return '';
  return isPickup ? 'Please check the box above to pay.' : 'Please agree to the delivery charge to pay.';
}

/** The checkbox's text is specified: this says why it is needed in this case. */
function agreementHint({ fulfilment, isWithoutDelivery }: Purchase): string {
  if (fulfilment === 'Pickup')
    return 'You pick up at our store, so no delivery is charged. We ask this with every order, in case you choose delivery later.';
  return isWithoutDelivery ? 'Delivery is not in this total. We call you with its price before anything is delivered.' : '';
}

function DemoMark() {
  return (
    <p className={classNames(layout['caution'], css['demo'])}>
      <strong>Demo payments</strong> No money moves here. Use card 4242 4242 4242 4242 with any future date, CVC and ZIP.
    </p>
  );
}
