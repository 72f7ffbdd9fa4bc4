import type { HomeTextsSeed, AboutSeed, BannerSeed, TestimonialSeed } from './seed-shapes';

export const homeTexts = {
  flooringTitle: 'Shop by type',
  flooringSubTitle: 'Six types of vinyl floor. Pick the one that fits your slab, your building and your days.',
  bestsellersTitle: 'Weekly bestsellers',
  bestsellersSubTitle: 'The floors that other rooms are getting, by category.',
  clientsSayTitle: 'What customers say',
  clientsSaySubTitle: 'Sample reviews, to show where your customers will speak.',
} satisfies HomeTextsSeed;

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

export const banners = [
  {
    type: 'Image',
    pictureName: 'hero-1',
    videoName: null,
    title: 'Vinyl floors by the box.',
    subtitle: 'Waterproof planks and tiles from {cheapest}\u00a0/\u00a0sqft, for South Florida homes.',
    productId: 101,
  },
  {
    type: 'Image',
    pictureName: 'hero-2',
    videoName: null,
    title: 'Made for Florida slabs.',
    subtitle: 'Rigid planks and stone looks for concrete, heat and sandy feet.',
    productId: 141,
  },
  {
    type: 'Video',
    pictureName: 'hero-3',
    videoName: 'hero-3',
    title: 'See it in your own light.',
    subtitle: 'Look at a color in the morning and again at dusk before you order.',
    productId: 107,
  },
] satisfies readonly BannerSeed[];

/** Labelled as placeholders on the page. Replace them before launch: invented reviews would deceive. */
export const testimonials = [
  {
    name: 'Sample review: condo owner',
    designation: 'Home owner, Brickell (demo)',
    descriptionHtml: `<p>The building wanted a sound report before it said yes. I had the assembly and the numbers from the
      product page in one email, and the board answered the same week.</p>`,
  },
  {
    name: 'Sample review: landlord',
    designation: 'Landlord, Hialeah (demo)',
    descriptionHtml: `<p>I keep two spare boxes of the same run for my four units. When a tenant burned a plank, I changed
      that plank and nothing else.</p>`,
  },
  {
    name: 'Sample review: contractor',
    designation: 'Flooring contractor, Doral (demo)',
    descriptionHtml: `<p>Box counts come out right, pallets arrive labeled, and the moisture limit is written where I can
      show it to the client. That saves me the argument.</p>`,
  },
  {
    name: 'Sample review: DIY couple',
    designation: 'Home owners, Kendall (demo)',
    descriptionHtml: `<p>We laid the guest room in a weekend. The first row took us the whole morning, just as the guide
      warned, and then it went quickly.</p>`,
  },
  {
    name: 'Sample review: cafe owner',
    designation: 'Cafe owner, Coral Gables (demo)',
    descriptionHtml: `<p>Chairs scrape here all day. We chose glue-down at 20 mil after a call in which they talked me out
      of the softer plank I liked first.</p>`,
  },
  {
    name: 'Sample review: grandparent',
    designation: 'Home owner, Pembroke Pines (demo)',
    descriptionHtml: `<p>I wanted something warm for bare feet and a crawling baby. The comfort plank does that, and the
      sofa stands on wide cups as they told me.</p>`,
  },
  {
    name: 'Sample review: property manager',
    designation: 'Property manager, Aventura (demo)',
    descriptionHtml: `<p>I compare three floors on the tablet while I stand in the unit, signal or no signal, and send the
      list from the lobby.</p>`,
  },
] satisfies readonly TestimonialSeed[];
