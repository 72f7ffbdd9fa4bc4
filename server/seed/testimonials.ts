import type { TestimonialSeed } from './seed-shapes';

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
