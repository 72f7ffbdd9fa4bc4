import { formatAddress } from '../../src/domain/address';
import type { CheckoutChoice } from '../../src/domain/order';
import type { SignedQuote } from '../../src/domain/quote/signed-quote';
import { judgePromo } from '../../src/domain/promo';
import { storePosition } from '../../src/domain/store-position';
import type { Database } from '../db/database';
import { Refusal } from '../http/problems';
import { findAddress } from '../repositories/addresses';
import { readDeliveryBands } from '../repositories/delivery-bands';
import { findPromo } from '../repositories/promos';
import { readSettings } from '../repositories/settings';
import { locateAddress } from '../places/locate-address';
import type { RoadDistance } from '../places/road-distance';
import type { CheckoutTerms } from './bill-cart';
import { judgeQuote } from './signed-quotes';
import { paymentRefusalsTexts } from './payment-refusals.texts';

export interface TermsContext {
  readonly db: Database;
  readonly roadDistance: RoadDistance;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly signsAs: string;
}

/** Calls the distance service: never inside a transaction. Throws Refusal when the address is not this shopper's. */
export async function readTerms(
  context: TermsContext,
  userId: number,
  choice: CheckoutChoice,
  signedQuote: SignedQuote | null,
): Promise<CheckoutTerms> {
  const { db } = context;
  const settings = await readSettings(db);
  const promo = choice.promoCode === null ? null : judgePromo(await findPromo(db, choice.promoCode), context.now());
  const isDelivery = choice.fulfilment === 'Delivery';
  const address = isDelivery && choice.addressId !== null ? await findAddress(db, userId, choice.addressId) : null;
  if (isDelivery && address === null) throw new Refusal(paymentRefusalsTexts.selectAddress);
  const location = address === null ? null : await locateAddress(address);
  const distanceMetres =
    location === null ? null : ((await context.roadDistance(storePosition(settings), location.position))?.metres ?? null);
  const quote = signedQuote === null ? null : await judgeQuote(context, signedQuote, userId);
  return {
    quote: quote?.kind === 'kept' ? quote : null,
    quoteProblem: quote?.kind === 'refused' ? quote.words : null,
    refusesBeyondStock: settings.refusesBeyondStock,
    choice: {
      fulfilment: choice.fulfilment,
      addressId: address?.id ?? null,
      promoCode: promo?.ok === true ? promo.code : null,
      isInstallationChosen: choice.isInstallationChosen,
    },
    taxPercentHundredths: settings.taxPercentHundredths,
    installationCentsPerSqft: settings.installationCentsPerSqft,
    promoPercentHundredths: promo?.ok === true ? promo.percentHundredths : 0,
    promoProblem: promo?.ok === false ? promo.message : null,
    addressText: address === null ? null : `${address.name}, ${formatAddress(address)}`,
    distanceMetres,
    locatedBy: location?.source ?? null,
    bands: isDelivery ? await readDeliveryBands(db) : [],
  };
}
