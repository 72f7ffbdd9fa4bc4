/** How boxes get to their buyer. */
export type Fulfilment = 'Pickup' | 'Delivery';
