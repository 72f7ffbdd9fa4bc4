import type { ArticleSeed } from '../seed-shapes';

export const spcVsWpcExplained = {
  id: 1,
  slug: 'spc-vs-wpc-explained',
  title: 'SPC and WPC, explained with a thumbnail',
  date: '2025-02-11',
  pictureName: 'p125-close',
  descriptionHtml: `<p>Two planks can wear the same oak and behave like different floors. The letters on the carton say why. SPC is
    stone-plastic composite; WPC began as wood-plastic composite and is today mostly foamed plastic. Press a thumbnail into the
    cut edge of each sample: SPC does not yield, WPC gives a little. The rest follows from that.</p>
  <h2>What is inside</h2>
  <p>From the top down both have a thin urethane coat, a clear wear layer, a printed film, a core and often a pad. In SPC, half
    to three quarters of the core is ground limestone, pressed without bubbles to nearly twice the weight of water. WPC has
    foam bubbles in its core, so it needs more thickness to be stiff and weighs less for its size.</p>
  <h2>What you notice at home</h2>
  <table>
    <thead><tr><th scope="col">Question</th><th scope="col">SPC</th><th scope="col">WPC</th></tr></thead>
    <tbody>
      <tr><td>Usual thickness</td><td>4 to 8 mm</td><td>5.5 to 10 mm</td></tr>
      <tr><td>Underfoot</td><td>Firm and cooler</td><td>Softer and warmer</td></tr>
      <tr><td>Footsteps in the room</td><td>Sharper</td><td>Duller</td></tr>
      <tr><td>Heavy narrow feet</td><td>Resists dents well</td><td>Dents sooner</td></tr>
      <tr><td>Sun and temperature swings</td><td>Moves less</td><td>Moves more</td></tr>
      <tr><td>Water on the surface</td><td>Core unharmed</td><td>Core unharmed</td></tr>
    </tbody>
  </table>
  <p>Scratches are not on the list. They depend on the wear layer, which is the same film on both cores: see
    <a href="/blog/what-mil-means">what mil means</a>.</p>
  <h2>A Florida reading</h2>
  <p>Most houses here stand on a slab, with large glass doors and rooms that warm up while the owners are away. A core that
    moves little suits that, which is why about three quarters of our click planks are SPC. WPC earns its place in
    bedrooms, upper floors and wherever people stand or play on the floor for hours.</p>
  <p>Neither core solves slab moisture. Both need a tested slab, and our planks ask for a vapor film on concrete. And neither
    has a sound rating by itself: a condo report describes the whole assembly, so compare reports, not cores.</p>
  <h2>Thicker is not simply better</h2>
  <p>A thick plank bridges small unevenness and feels solid. It also raises the floor. Ten millimeters is about 3/8 in, enough to
    block a dishwasher or a door. Measure those first. And a thick plank with a thin wear layer still scratches like a thin
    one.</p>
  <h2>How to decide</h2>
  <ul>
    <li>Kitchen, entry, big glass doors, dogs, heavy furniture: start with <a href="/products/category/1">SPC</a>.</li>
    <li>Bedrooms, nursery, rooms above other rooms of your own: look at <a href="/products/category/2">WPC</a>.</li>
    <li>Piano, aquarium or gun safe: SPC, on wide load-spreading cups.</li>
    <li>Undecided: take a sample of each home and stand on both barefoot on the bare slab at seven in the morning.</li>
  </ul>
  <p>Color comes last. The oak you like is likely to exist on either core.</p>`,
} satisfies ArticleSeed;
