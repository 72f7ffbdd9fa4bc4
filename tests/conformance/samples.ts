import type { AddressDraft } from '../../src/domain/address';
import type { OrderDraft } from '../../src/domain/order';

/** An address in the shape the page sends. */
export function draftAddress(name: string, isDefault = false): AddressDraft {
  return {
    name,
    line1: '1420 Coral Way',
    line2: 'Unit 2',
    postalCode: '33145',
    city: 'Miami',
    state: 'FL',
    mobileNumber: '3055550100',
    isDefault,
    // The centre of the ZIP code: a back end that locates addresses itself has the same.
    latitude: 25.753247,
    longitude: -80.234512,
  };
}

/** An order for a payment that never was. */
export function bogusOrder(mark: string, cartLineIds: readonly number[]): OrderDraft {
  return {
    choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false },
    paymentId: `pi_conformance${mark}`,
    paymentStatus: 'succeeded',
    cartLineIds,
    bill: {
      boxes: 1,
      area: 100,
      itemsCents: 1000,
      taxCents: 0,
      installationCents: 0,
      discountCents: 0,
      shippingCents: 0,
      totalCents: 1000,
    },
  };
}
