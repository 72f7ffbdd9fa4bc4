/** In-page translation leaves the number unchanged. */
export function OrderTitle({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <span>
      Order <span translate="no">{orderNumber}</span>
    </span>
  );
}
