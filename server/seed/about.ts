import type { AboutSeed } from './seed-shapes';

export const about = {
  pictureName: 'hero-2',
  bannerTitle: 'One material, understood well',
  bannerSubTitle: 'Vinyl flooring for the slabs, condos and weather of South Florida.',
  title: 'We sell floors by the facts',
  subTitle: 'Color first, then the slab, then the building.',
  descriptionHtml: `<p>SPS Flooring is a small store in Doral that does one thing: vinyl plank and tile. We keep six types,
    because six are enough to answer nearly every room here, from a third-floor condo with a strict board to a shop with
    rolling chairs.</p>
  <p>Every product page says what the plank is made of, how thick it is, how much a box covers, what the slab may measure
    and what the floor does not do. Prices are per square foot, boxes are whole, and the box price is the one you pay. If a
    floor is wrong for your room, we would rather say so before it is on your pallet.</p>
  <h2>How we work</h2>
  <ul>
    <li><strong>Measure before color.</strong> Area, flatness, moisture and door heights decide which floors can work.</li>
    <li><strong>Order once.</strong> We help you count boxes with the waste your layout needs, and keep one run number.</li>
    <li><strong>Deliver to the curb, in daylight.</strong> Freight is by pallet and distance; you can also pick up.</li>
    <li><strong>Install, if you like.</strong> Our price covers laying on a ready slab. The rest is quoted after a visit.</li>
  </ul>`,
  extraHtml: `<h2>What we do not claim</h2>
  <p>A waterproof plank is not a waterproof floor. Water can still go around the edges, and vapor can still come up through
    a slab. Read <a href="/installation/concrete-slab-moisture-florida">how to test a slab</a> before you buy, and
    <a href="/installation/condo-sound-underlayment">what a condo board will ask</a> if neighbors live below.</p>
  <p>Not sure where to start? <a href="/contact-us">Write to us</a> with the room size, the building and a photo of the
    floor you have now.</p>`,
} satisfies AboutSeed;
