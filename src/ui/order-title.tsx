import { uiTexts } from './ui.texts';

/** In-page translation leaves the number unchanged. */
export function OrderTitle({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <span>
      {uiTexts.order} <span translate="no">{orderNumber}</span>
    </span>
  );
}
