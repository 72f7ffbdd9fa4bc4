import type { GuideSeed } from '../seed-shapes';

export const glueDownVinyl = {
  id: 2,
  slug: 'glue-down-vinyl',
  title: 'Glue-down vinyl',
  pictureNames: ['p144-room', 'p144-close'],
  youtubeUrl: null,
  descriptionHtml: `<p>Glue-down planks are 2 to 2.5 mm thin and follow whatever lies beneath. The bond makes them steady under
    rolling chairs and long runs of sun-warmed floor, and it makes slab preparation the larger half of the job.</p>
  <h2>Tools and materials</h2>
  <ul>
    <li>Vinyl adhesive that names your plank type and slab moisture, and the trowel printed on its pail</li>
    <li>Cement-based smoothing compound, primer, scraper, vacuum</li>
    <li>Chalk line, straightedge, utility knife with hooked and straight blades</li>
    <li>100 lb three-section roller, hand roller, clean white rags</li>
  </ul>
  <h2>Prepare the slab</h2>
  <ol>
    <li>Remove paint, wax, old adhesive and curing compounds by scraping or grinding. Do not sand or grind an old floor or
      black adhesive before it has been tested for asbestos.</li>
    <li>Flatten to 3/16 in over 10 ft, then smooth. Trowel ridges, cracks and seams show through within weeks.</li>
    <li>Test moisture: at most 80% relative humidity in the slab (ASTM F2170) or 5 lb per 1,000 sqft in 24 hours (ASTM
      F1869), or the adhesive's own limit if that is lower. Check that surface pH is between 5 and 9.</li>
    <li>A slab that fails needs time or a moisture-control coating. Plastic film is no answer here, since nothing bonds
      to it.</li>
    <li>Vacuum until a wet rag stays clean.</li>
  </ol>
  <h2>Lay out</h2>
  <p>Let planks rest in the room for 48 hours at 65 to 85 °F. Snap a center line and dry-lay a row across the room. Shift the
    line until the cuts at both walls are at least half a plank wide. Mix planks from at least three cartons.</p>
  <h2>Spread and set</h2>
  <ol>
    <li>Spread only what you can cover in the working time on the pail; in a humid room that time changes.</li>
    <li>Pressure-sensitive adhesive is ready when it is clear and tacky and leaves nothing on the finger. Hard-set adhesive
      is laid into while wet. Do not mix up the two.</li>
    <li>Hold the trowel at the angle shown on the pail and change worn blades: a worn notch leaves too little.</li>
    <li>Set planks down rather than sliding them. Keep end joints at least 6 in apart.</li>
    <li>Wipe adhesive off the face at once with the cleaner the pail names.</li>
    <li>Roll each section in both directions with the 100 lb roller within the time given, and again after an hour.</li>
  </ol>
  <h2>Edges and waiting</h2>
  <p>No expansion gap is needed; fit planks close to the wall and cover the edge with baseboard. At tubs and sliding doors fill
    the edge with silicone. Keep the room at the same temperature, with light traffic only for 24 hours, and wait 48 to 72
    hours before furniture, rolling loads or a first damp mop.</p>
  <h2>When one plank must go</h2>
  <p>Warm it with a heat gun on low, lift a corner with a putty knife, scrape the slab clean and set a spare from the same run.
    See <a href="/installation/care-and-repair">care and repair</a>.</p>
  <p><strong>Check your carton leaflet</strong> and the pail. Where their figures differ from these, theirs count.</p>`,
} satisfies GuideSeed;
