/** 'Order 10001'. A translator leaves the number alone. */
export function OrderTitle({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <span>
      Order <span translate="no">{orderNumber}</span>
    </span>
  );
}
