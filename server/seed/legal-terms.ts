export const legalTerms = `<p><strong>Sample text.</strong> These terms fit the way this store works. The shop's lawyer and tax adviser
  must review and complete them before real customers use it.</p>
  <p>Last changed: November 1, 2026. "We" means SPS Flooring; "you" means the person or company that orders.</p>
  <h2>1. Products, pictures and samples</h2>
  <p>Product pages state size, thickness, wear layer and coverage as printed on the carton. Pictures are computed or taken under
    one light and shown on many screens, so color on your device is a guide only. Boards of one product differ on purpose, as
    the pattern variation on the page says, and production runs differ slightly. Look at a sample before you order. Figures
    marked as demo data are not promises.</p>
  <p>"Waterproof" describes the plank, which is not damaged by water on its surface. It does not mean that a floor keeps water
    out of a slab or wall, and it does not cover floods, leaks or vapor from below.</p>
  <h2>2. Quantities and prices</h2>
  <ul>
    <li>Flooring is sold in whole boxes. The price per box counts; the price per square foot is rounded for comparison.</li>
    <li>The calculator helps with boxes and waste. You are responsible for the measurements you enter.</li>
    <li>Prices are in US dollars without tax. The cart shows estimated tax; the tax due depends on where you receive the
      goods and on the law at the time.</li>
    <li>Promo codes reduce the item total only, one code per order, within their dates.</li>
    <li>If a price was plainly wrong, we will tell you before shipping and you may cancel for a full refund.</li>
  </ul>
  <h2>3. Ordering and payment</h2>
  <p>You need an account to order. The order is placed when the payment provider reports that the payment succeeded and the
    store confirms the order. Changes made offline are only a wish list until they have been sent and the current price and
    stock have been checked. Cards are handled by the payment provider. If a payment went through and no order appears,
    <a href="/contact-us">write to us</a>; the payment reference lets us find it.</p>
  <h2>4. Pickup</h2>
  <p>Wait for our message that the order is ready. Bring photo ID and a vehicle that may carry the weight. Loading and securing
    the load in your vehicle are your responsibility, and so is the risk once the boxes are loaded. Orders not picked
    up within 30 days may be cancelled and refunded as a return.</p>
  <h2>5. Delivery</h2>
  <ul>
    <li>The charge is per pallet of up to 55 boxes, by the driving distance from our store. Where the cart says that we will
      call you, delivery is agreed and priced by telephone before anything ships.</li>
    <li>Delivery is to the curb by truck. Lift-gate, limited access, a second attempt or carrying inside may cost extra,
      which we tell you beforehand where we can know it.</li>
    <li>Dates are estimates. Do not book an installer before the boxes have been checked.</li>
    <li>Count the boxes, note shortage or damage on the receipt, and take photographs before you sign. Report hidden damage
      within 5 days and before laying. The <a href="/blog/five-delivery-day-checks">delivery-day checks</a> help.</li>
  </ul>
  <h2>6. Installation by us</h2>
  <p>If you choose installation, its charge is the rate per square foot times the square feet of all boxes ordered. It covers
    laying click planks on a slab that is flat, dry and ready, cutting, the expansion gap and putting existing baseboard back.
    Removal, leveling, moisture tests, adhesive work, stairs, trims, doors and furniture are quoted after a visit.
    If the visit shows that the floor cannot be laid as ordered, you may choose a quoted remedy or a refund of the installation
    charge. Permits and association approval are yours to obtain.</p>
  <h2>7. Installation by you or others</h2>
  <p>Follow the leaflet in the carton; it goes before our guides. Inspect every plank before laying it. A laid plank counts as
    accepted as to visible faults. Keep the moisture readings and one carton label.</p>
  <h2>8. Cancellation and returns</h2>
  <ul>
    <li>You may cancel free of charge until the order has been handed to the carrier or prepared for a special order.</li>
    <li>Unopened, undamaged full boxes of the same run may come back within 30 days of receipt, with the invoice. We refund
      the box price and its tax within 10 days of checking them.</li>
    <li>Opened boxes, cut or laid planks, adhesives, and special orders cannot be returned unless faulty.</li>
    <li>Delivery already performed is not refunded, and return freight is yours, unless we sent the wrong or faulty goods.</li>
  </ul>
  <h2>9. Warranty</h2>
  <p>Each product carries its maker's limited warranty, available before purchase on request. It usually excludes wrong
    installation, moisture beyond the stated limit, added underlayment, dents, scratches and fading. To claim, send us order
    number, run number, photographs and your moisture readings. Nothing in these terms takes away rights that the law gives
    you and does not allow us to limit.</p>
  <h2>10. Liability</h2>
  <p>As far as the law permits, our liability for an order is limited to what you paid for it, and we do not answer for lost time,
    rent or other indirect loss. This does not apply to injury, fraud or intent.</p>
  <h2>11. Your account and this site</h2>
  <p>Keep your password to yourself and tell us if someone else has used it. Log out on shared devices. Guides and articles are
    general advice and do not replace a look at your building. Texts and pictures of this site may not be republished without
    our consent.</p>
  <h2>12. Law and changes</h2>
  <p>The law of Florida applies, and the courts of Miami-Dade County are competent, unless consumer law says otherwise. The terms
    shown when you order apply to that order. Questions: <a href="/contact-us">contact us</a>.</p>`;
