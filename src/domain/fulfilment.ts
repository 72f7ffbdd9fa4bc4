/** How boxes come to their buyer. */
export type Fulfilment = 'Pickup' | 'Delivery';
