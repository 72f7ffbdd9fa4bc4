export const orderLifeTexts = {
  confirmed: 'Confirmed',
  ready: 'Ready to pick up',
  scheduled: 'Delivery scheduled',
  out: 'Out for delivery',
  done: 'Delivered',
  pickedUp: 'Picked up',
  cancelled: 'Cancelled',
};
