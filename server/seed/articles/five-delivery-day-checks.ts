import type { ArticleSeed } from '../seed-shapes';

export const fiveDeliveryDayChecks = {
  id: 6,
  slug: 'five-delivery-day-checks',
  title: 'Five checks for delivery day',
  date: '2026-06-02',
  pictureName: 'p105-close',
  descriptionHtml: `<p>A full pallet of flooring holds 55 boxes and can weigh well over a ton. It comes on a truck whose
    driver has other stops and is asked to bring it to the curb, not into the house. Half an hour of preparation and five
    checks before you sign make the difference between a good day and a long email thread.</p>
  <h2>The day before</h2>
  <ul>
    <li>Find two to five people. Fifty boxes at 45 lb are 2,250 lb to carry by hand.</li>
    <li>Clear a flat, dry, indoor place in the air conditioning. A garage is too hot for storage and too humid.</li>
    <li>Lay boards or a spare pallet so that cartons stay about 4 in off the slab.</li>
    <li>Tell us about gates, narrow streets and low branches. A truck that cannot reach you has to come twice.</li>
    <li>Do not book the installer for the same day.</li>
  </ul>
  <h2>1. Count before you sign</h2>
  <p>Compare pallets and boxes with the delivery receipt. Write any shortage on the receipt itself, with the number. A signature
    without remarks says that everything came.</p>
  <h2>2. Look at the corners</h2>
  <p>Walk around the pallet. Crushed corners, a torn wrap, wet cardboard or a leaning stack all deserve a photograph while it is
    still on the truck or at the curb. Note it on the receipt, with words like "three cartons crushed, contents not
    checked".</p>
  <h2>3. Read the labels</h2>
  <p>Product, color and run number should agree on every carton and with your order. Two runs of the same color can differ in
    tone. If you find two, stop and call before opening more, since one room should come from one run.</p>
  <h2>4. Open two or three boxes</h2>
  <p>No more than that. Check the color by daylight, the click edges for chips and one plank for bow. Set two planks together: the
    faces should meet without a ridge you can feel. A plank that has been laid counts as accepted, so doubts belong here.</p>
  <h2>5. Store it as it should lie</h2>
  <p>Flat, never on end, no more than five cartons high, away from windows and walls. SPC wants 24 hours in the room, WPC and the
    flexible floors 48. If it rains during unloading, cover the pallet first and argue later.</p>
  <h2>When something is wrong</h2>
  <ol>
    <li>Accept what is sound, note the rest on the receipt, take photographs with the label in view.</li>
    <li><a href="/contact-us">Write to us</a> the same day with order number, run number and pictures.</li>
    <li>Keep the damaged cartons until the carrier has had the chance to see them.</li>
    <li>Do not start laying while boxes are missing. The replacement may be from another run.</li>
  </ol>
  <p>Picking up instead? The same checks apply at our dock, and you can go home with the right boxes at once. Bring straps, a
    blanket, and a car that may carry the load.</p>`,
} satisfies ArticleSeed;
