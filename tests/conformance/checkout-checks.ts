import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { bill } from '../../src/domain/bill';
import type { CheckoutChoice } from '../../src/domain/order';
import { readLines } from './cart-checks';
import { found, type Check } from './check';
import { demand } from './misfit';
import { bogusOrder } from './samples';
import { isRefused, succeeds } from './walk';

const PICKUP: CheckoutChoice = { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false };

export const checkoutChecks: readonly Check[] = [
  {
    name: 'payment-intent',
    title: 'A payment can be opened for the total that the page shows',
    needs: ['cart-edit', 'settings'],
    async run(walk) {
      const { taxPercentHundredths, installationCentsPerSqft } = found(walk, 'settings');
      const lines = (await readLines(walk)).map(({ boxes, product }) => ({
        boxes,
        pricePerBoxCents: product.pricePerBoxCents,
        sqftPerBox: product.sqftPerBox,
      }));
      const { totalCents } = bill({
        lines,
        taxPercentHundredths,
        installationCentsPerSqft,
        isInstallationChosen: false,
        promoPercentHundredths: 0,
        shippingCents: 0,
      });
      await succeeds(walk.visitor, `a clientSecret for ${totalCents / 100} dollars`, createPaymentIntent, {
        amountCents: totalCents,
        choice: PICKUP,
      });
    },
  },
  {
    name: 'checkout-unpaid',
    title: 'No order is made for a payment that never was',
    needs: ['cart-edit'],
    async run(walk) {
      const before = await readLines(walk);
      const order = bogusOrder(
        walk.mark,
        before.map(({ lineId }) => lineId),
      );
      await isRefused(
        walk.visitor,
        'a refusal',
        checkout,
        order,
        'Ask the payment provider about Userorder[payment_id] before making an order; never believe payment_status.',
      );
      demand(
        (await readLines(walk)).length === before.length,
        'the cart as it was',
        'lines are gone',
        'Empty the cart only when an order was made.',
      );
    },
  },
];
