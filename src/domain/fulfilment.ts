export type Fulfilment = 'Pickup' | 'Delivery';
