import type { ArticleSeed } from '../seed-shapes';

export const whatMilMeans = {
  id: 2,
  slug: 'what-mil-means',
  title: 'What mil means, and how much of it you need',
  date: '2025-05-20',
  pictureName: 'p122-close',
  descriptionHtml: `<p>A carton says 6 mm and 20 mil, and the two are easy to confuse. Millimeters describe the whole plank.
    Mils describe only the clear film on top, the part that takes the wear. One mil is a thousandth of an inch, so 20
    mil is about half a millimeter: five sheets of copy paper.</p>
  <h2>What the film does</h2>
  <p>Under it lies a printed picture of wood or stone. Once grit has worn through, the picture goes, and no polish brings it
    back. A thicker film postpones that day. On top of it is a urethane coat of a few microns, which decides how the floor
    looks and cleans when new. When an advertisement speaks of a scratch guard, it usually means this coat.</p>
  <h2>Sizes in use</h2>
  <table>
    <thead><tr><th scope="col">Wear layer</th><th scope="col">In mm</th><th scope="col">Reasonable use</th></tr></thead>
    <tbody>
      <tr><td>6 to 8 mil</td><td>0.15 to 0.20</td><td>Closets, guest rooms</td></tr>
      <tr><td>12 mil</td><td>0.30</td><td>A normal home, no large dogs</td></tr>
      <tr><td>20 to 22 mil</td><td>0.50 to 0.55</td><td>Pets, kitchens, small shops and offices</td></tr>
      <tr><td>28 to 30 mil</td><td>0.70 to 0.75</td><td>Steady commercial traffic</td></tr>
    </tbody>
  </table>
  <p>We start at 12. The American product standards for vinyl plank draw their commercial line at 20 mil, which is why so many
    floors carry exactly that number.</p>
  <h2>What mil does not tell you</h2>
  <ul>
    <li><strong>Dents.</strong> A refrigerator foot presses the core, not the film. Core density and furniture cups matter
      there.</li>
    <li><strong>Fine scratches.</strong> Sand scratches any plastic film. Matte surfaces and textured mid tones hide it, dark
      gloss displays it.</li>
    <li><strong>Fading.</strong> Sun works through the film. Shades and window film help more than eight extra mils.</li>
    <li><strong>Water.</strong> A thicker film does not make joints or walls tighter.</li>
  </ul>
  <p>Do not compare mil with an AC rating either. AC classes come from laminate and describe a different test on a different
    surface. A floor that lists AC4 and one that lists 20 mil have not met on the same machine.</p>
  <h2>Paying for it</h2>
  <p>In our own list, going from 12 to 20 mil in the same plank size costs roughly 70 to 80 cents per square foot. For 200 sqft
    that is about $150. If a dog runs through the room every day, it is well spent. In a guest room it is not; put the money
    into flattening the slab.</p>
  <p>Grit is the real enemy, and a $20 mat at each door spares the film whatever its thickness. The rest is in
    <a href="/installation/care-and-repair">care and repair</a>.</p>
  <h2>Three questions to ask of any sample</h2>
  <ol>
    <li>Is the number mils of wear layer, or millimeters of plank?</li>
    <li>Does the number include the coating? It should not.</li>
    <li>Does the warranty cover your use? A shop, a rental and a home are three different lines.</li>
  </ol>`,
} satisfies ArticleSeed;
