import type { GuideSeed } from '../seed-shapes';

export const concreteSlabMoistureFlorida = {
  id: 5,
  slug: 'concrete-slab-moisture-florida',
  title: 'Concrete slab moisture in Florida',
  pictureNames: ['p134-close', 'p134-room'],
  youtubeUrl: null,
  descriptionHtml: `<p>Much of South Florida is built on slabs poured over wet sand and rock. Concrete draws water from below and
    gives it off as vapor. A waterproof plank is not harmed by a spill on top, but it neither stops nor cures vapor from
    underneath. That vapor can feed mold, break adhesive bonds and push salt through joints.</p>
  <h2>Signs to take seriously</h2>
  <ul>
    <li>White powder on bare concrete, dark patches, or a musty smell under old carpet</li>
    <li>Loose tiles or soft, oozing old adhesive</li>
    <li>A planter bed, a low yard or a pool that keeps the outside wall wet</li>
    <li>New concrete: allow about a month of drying per inch of thickness as a first guess, then test</li>
  </ul>
  <p>Taping a square of plastic to the slab shows whether there is a problem today. It gives no number, so it cannot clear a
    slab for a floor.</p>
  <h2>Tests that give a number</h2>
  <table>
    <thead><tr><th scope="col">Test</th><th scope="col">Measures</th><th scope="col">Takes</th><th scope="col">Usual limits</th></tr></thead>
    <tbody>
      <tr><td>ASTM F2170, probes in drilled holes</td><td>Relative humidity inside the slab</td><td>24 hours or more</td><td>80 to 85%</td></tr>
      <tr><td>ASTM F1869, calcium chloride dishes</td><td>Pounds of vapor per 1,000 sqft in 24 hours</td><td>60 to 72 hours</td><td>3 to 8 lb</td></tr>
      <tr><td>Surface pH (ASTM F710)</td><td>Alkali that attacks adhesive</td><td>Minutes</td><td>pH 5 to 9</td></tr>
    </tbody>
  </table>
  <p>Limits belong to a product, not to vinyl in general. Ours are on each product page under Installation.</p>
  <h2>Test step by step</h2>
  <ol>
    <li>Close the house and run the air conditioning as you live with it for at least 48 hours, and through the test. A slab
      tested with windows open tells you about the weather.</li>
    <li>Plan three tests for the first 1,000 sqft and one more for each further 1,000. Put one near an outside wall and
      one near a bath or kitchen.</li>
    <li>For F2170, drill to 40% of the thickness of a slab that dries from the top only: 1.6 in for a 4 in slab. In a condo
      never drill without the building's permission, because of post-tension cables.</li>
    <li>For F1869, grind a clean 20 x 20 in area to bare concrete, wait 24 hours, then seal the dish under its dome.</li>
    <li>Write down date, place, room temperature, room humidity and reading, and photograph each one. The highest reading
      decides.</li>
  </ol>
  <h2>What to do with the result</h2>
  <ul>
    <li><strong>Under the limit:</strong> lay floating planks over taped 6 mil film, laps 6 in, brought up the wall behind
      the baseboard. For glue-down, prime as the pail says and use no film.</li>
    <li><strong>Slightly over:</strong> dry the house for some weeks, mend gutters and grading, test again.</li>
    <li><strong>Well over:</strong> have a moisture-control coating put on by someone who will warrant it, or choose a
      floor that tolerates vapor.</li>
  </ul>
  <p>Water standing on the slab, a leak or a flood is not a moisture reading. Stop it and let it dry first; a floor is never
    the repair. More in <a href="/blog/slab-moisture-before-vinyl">slab moisture before vinyl</a>.</p>
  <p><strong>Check your carton leaflet</strong> for the limit, the film and the test it accepts.</p>`,
} satisfies GuideSeed;
