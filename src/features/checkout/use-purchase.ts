import { useQuery } from '@tanstack/react-query';
import { type Bill, figureChanges, type FigureChange } from '../../domain/bill';
import { cardLimitProblem } from '../../domain/card-payment-limits';
import { isSellable, type ProjectedLine } from '../../domain/cart';
import type { CheckoutChoice, Fulfilment } from '../../domain/order';
import { deliveryCents } from '../../domain/delivery-price';
import { cartStockWords, isBeyondStock, refusesMore } from '../../domain/stock';
import { cartQuote } from '../../offline/cart-quote';
import { useAreChangesRead } from '../cart/use-cart';
import { useCartChoices } from '../cart/use-cart-choices';
import { useNow } from '../../ui/use-now';
import { sessionStore } from '../session/session-store';
import { siteQueries } from '../site/queries';
import { deliveryProblem, useDelivery } from './delivery';
import { purchaseBill } from './purchase-bill';
import { usePromo } from '../site/use-promo';
import { useQuotedPrices } from './use-quoted-prices';
import { useEffect, useEffectEvent } from 'react';
import type { CartChoices } from '../../offline/cart-choices';
import { myCartTexts } from './my-cart.texts';

export type Purchase = ReturnType<typeof usePurchase>;

export function usePurchase(lines: readonly ProjectedLine[]) {
  const settingsQuery = useQuery(siteQueries.settings());
  const settings = settingsQuery.data;
  const [choices, choose] = useCartChoices();
  const { fulfilment } = choices;
  const isInstallationChosen = choices.installation ?? true;
  const promo = usePromo(choices.promo, (applied) => choose({ promo: applied }));
  const boxes = lines.reduce((sum, line) => sum + line.boxes, 0);
  const { delivery, addressId, hasAddresses, askAgain } = useDelivery(fulfilment === 'Delivery', settings, boxes, choices.addressId);

  const quoted = useQuotedPrices(lines);
  const quote = fulfilment === 'Delivery' && delivery.kind === 'quoted' ? delivery.quote : null;
  const billOf = (billed: readonly Pick<ProjectedLine, 'boxes' | 'product'>[]): Bill =>
    purchaseBill(billed, {
      settings,
      isInstallationChosen,
      promoPercentHundredths: promo.applied?.percentHundredths ?? 0,
      quote,
      quoted: quoted.lines,
    });
  const choice: CheckoutChoice = {
    fulfilment,
    addressId: fulfilment === 'Delivery' ? addressId : null,
    promoCode: promo.applied?.code ?? null,
    isInstallationChosen,
  };

  const bill = billOf(lines);
  // Unknown until prices and rates have loaded.
  const cardProblem = settings === undefined || boxes === 0 ? null : cardLimitProblem(bill.totalCents);
  const refusesBeyondStock = settings?.refusesBeyondStock === true;
  const now = useNow();
  const stockWordsOf = (line: Pick<ProjectedLine, 'product' | 'boxes'>): string | null => cartStockWords(line, refusesBeyondStock, now);
  const shortLine = lines.find(
    ({ product: { stock }, boxes: wanted }) => refusesMore(stock, refusesBeyondStock) && isBeyondStock(stock, wanted),
  );
  const areChangesRead = useAreChangesRead();
  const isWhole =
    areChangesRead &&
    lines.length > 0 &&
    settings !== undefined &&
    !quoted.isAsking &&
    (fulfilment === 'Pickup' || delivery.kind === 'quoted');
  const { changes, acceptChanges } = useChangesSinceSeen({ choices, choose, lines, choice, bill: isWhole ? bill : null });

  return {
    lines,
    settings,
    stockWordsOf,
    /** Null unless loading taxes and rates failed. */
    readSettingsAgain: settings === undefined && settingsQuery.isError ? () => void settingsQuery.refetch() : null,
    fulfilment,
    setFulfilment: (chosen: Fulfilment) => choose({ fulfilment: chosen }),
    isInstallationChosen,
    setIsInstallationChosen: (isChosen: boolean) => choose({ installation: isChosen }),
    /** The shopper has not changed it. */
    isInstallationDefault: choices.installation === null,
    isInstallationTold: choices.isInstallationTold,
    tellInstallation: () => choose({ isInstallationTold: true }),
    promo,
    delivery,
    quote,
    zipEstimate: choices.zipEstimate,
    addressId,
    hasAddresses,
    selectAddress: (id: number | null) => choose({ addressId: id }),
    askAgain,
    telephone: choices.telephone,
    setTelephone: (typed: string) => choose({ telephone: typed }),
    bill,
    /** Whether chosen or not. */
    installationCents: purchaseBill(lines, { settings, isInstallationChosen: true, promoPercentHundredths: 0, quote: null })
      .installationCents,
    /** The total excludes delivery, which has no price yet. */
    isWithoutDelivery: fulfilment === 'Delivery' && deliveryCents(quote) === null,
    changes,
    acceptChanges,
    billOf,
    quoted,
    takeQuoteOff: () => {
      cartQuote.clear(sessionStore.accountId());
      // The shopper's own change needs no notice.
      choose({ seen: null });
    },
    choice,
    isAddressMissing: fulfilment === 'Delivery' && (delivery.kind === 'no-address' || delivery.kind === 'unknown-address'),
    /** Null when the shopper can pay. */
    problem: quoted.isAsking
      ? myCartTexts.checkingQuote
      : lines.some(({ product }) => !isSellable(product))
        ? myCartTexts.unpricedFloor
        : ((shortLine === undefined ? null : stockWordsOf(shortLine)) ??
          (fulfilment === 'Delivery' ? deliveryProblem(delivery) : null) ??
          cardProblem),
    /** Null when a card can pay this total. */
    cardProblem,
  };
}

interface SeenParts {
  readonly choices: CartChoices;
  readonly choose: (part: Partial<CartChoices>) => void;
  readonly lines: readonly ProjectedLine[];
  readonly choice: CheckoutChoice;
  /** Null while it is incomplete. */
  readonly bill: Bill | null;
}

function useChangesSinceSeen({ choices, choose, lines, choice, bill }: SeenParts) {
  const wanted = lines.map(({ product, boxes }) => `${product.id}:${boxes}`).sort();
  const signature = JSON.stringify([wanted, choice]);
  const isSame = choices.seen?.signature === signature;
  const changes: readonly FigureChange[] = isSame && choices.seen !== null && bill !== null ? figureChanges(choices.seen.bill, bill) : [];
  const see = useEffectEvent(() => {
    if (bill !== null) choose({ seen: { signature, bill } });
  });
  // Null when saved already.
  const unseen = bill === null || isSame ? null : signature;
  useEffect(() => {
    if (unseen !== null) see();
  }, [unseen]);
  return {
    changes,
    acceptChanges: (): void => {
      if (bill !== null && changes.length > 0) choose({ seen: { signature, bill } });
    },
  };
}
