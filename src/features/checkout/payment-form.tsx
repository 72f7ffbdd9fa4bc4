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
import { takePayment, type PaymentOutcome } from './take-payment';
import { paymentTexts } from './payment.texts';

interface PaymentNotice {
  readonly text: string;
  readonly isError: boolean;
  readonly changes?: readonly FigureChange[];
  readonly advice?: string;
}

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
  const [notice, setNotice] = useState<PaymentNotice | null>(wasNotCharged ? { text: paymentTexts.notCharged, isError: true } : null);
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
        setNotice({ text: paymentTexts.paid, isError: false });
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
    setNotice({ text: paymentTexts.stopped, isError: true, advice: paymentTexts.tryOtherCard });
  }

  return (
    <form className={css['form']} noValidate onSubmit={(event) => void pay(event)}>
      {isDemo && <DemoMark />}
      {asksTelephone && (
        <PickupTelephone purchase={purchase} field={telephone} problem={wrongTelephone} onChange={() => setWrongTelephone(null)} />
      )}
      <div>
        <p className={classNames(layout['quietLabel'], css['label'])} id="card-label">
          {paymentTexts.card}
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
            <ChangedFigures changes={notice.changes ?? []} advice={paymentTexts.payAgain} />
            {notice.advice !== undefined && <p className={layout['above2']}>{notice.advice}</p>}
          </div>
        )}
        {phase !== null && <LatePayment key={phase} phase={phase} onStop={stop} onCloseable={() => onProcessing('awaited')} />}
        <Checkbox checked={hasAgreed} required aria-describedby={hintId} onChange={(event) => setHasAgreed(event.target.checked)}>
          {paymentTexts.agree}
        </Checkbox>
        <p id={hintId} className={classNames(layout['caption'], css['hint'])}>
          {agreementHint(purchase)}
        </p>
        <Button variant="primary" type="submit" isWide isBusy={phase !== null} disabled={!canPay}>
          {paymentTexts.pay(formatUsd(bill.totalCents))}
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
  if (isUnderWay === true) return { advice: paymentTexts.underWay };
  return { advice: hasChanged ? paymentTexts.lookAgain : paymentTexts.tryOtherCard };
}

function whyNot(isOnline: boolean, isCardReady: boolean, hasAgreed: boolean, isPickup: boolean): string {
  if (!isOnline) return paymentTexts.offline;
  if (!isCardReady) return paymentTexts.loadingCard;
  if (hasAgreed) return '';
  return isPickup ? paymentTexts.checkBox : paymentTexts.agreeToDelivery;
}

/** The checkbox's text is specified: this says why it is needed in this case. */
function agreementHint({ fulfilment, isWithoutDelivery }: Purchase): string {
  if (fulfilment === 'Pickup') return paymentTexts.noDeliveryCharged;
  return isWithoutDelivery ? paymentTexts.deliveryNotInTotal : '';
}

function DemoMark() {
  return (
    <p className={classNames(layout['caution'], css['demo'])}>
      <strong>{paymentTexts.demo}</strong>
      {paymentTexts.demoCard}
    </p>
  );
}
