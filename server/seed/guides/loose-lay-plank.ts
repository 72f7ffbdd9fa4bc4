import type { GuideSeed } from '../seed-shapes';

export const looseLayPlank = {
  id: 7,
  slug: 'loose-lay-plank',
  title: 'Loose-lay plank',
  pictureNames: ['p147-close', 'p147-room'],
  youtubeUrl: null,
  descriptionHtml: `<p>Loose-lay planks have no click edge and need little glue. Weight, a gripping back and a snug fit between the
    walls hold them. They can be lifted for a leak, a cable or the next tenant. What they cannot do is hide a poor slab.</p>
  <h2>Is it right for the room?</h2>
  <table>
    <thead><tr><th scope="col">Room</th><th scope="col">How to hold it</th></tr></thead>
    <tbody>
      <tr><td>Up to about 10 x 10 ft, little rolling load</td><td>Snug fit, double-faced tape or adhesive at doorways</td></tr>
      <tr><td>Up to about 20 ft either way</td><td>Releasable adhesive in a 12 in band around the perimeter</td></tr>
      <tr><td>Over 20 ft, offices, direct sun, rolling chairs</td><td>Perimeter band and a grid every 10 ft, or full spread</td></tr>
      <tr><td>Sunroom, ramp, stair, outdoors</td><td>Not suitable</td></tr>
    </tbody>
  </table>
  <h2>Tools</h2>
  <ul>
    <li>Straightedge, chalk line, square, tape</li>
    <li>Utility knife, spare blades, a cutting board of scrap plywood</li>
    <li>Releasable pressure-sensitive adhesive with roller or fine trowel</li>
    <li>100 lb roller, vacuum, smoothing compound</li>
  </ul>
  <h2>Prepare</h2>
  <ol>
    <li>Slab or panel flat to 3/16 in over 10 ft, and smooth. Fill tile joints and cracks: edges telegraph through.</li>
    <li>Test moisture. At most 80% RH in the slab or 5 lb per 1,000 sqft in 24 hours. No film and no pad under the planks,
      since they must grip.</li>
    <li>Remove anything soft: carpet, cushioned vinyl, foam.</li>
    <li>Lay planks flat in the room, out of the box in low stacks, for 48 hours at 65 to 85 °F.</li>
  </ol>
  <h2>Lay</h2>
  <ol>
    <li>Snap a center line along the longest wall. Dry-lay a row across so that both edge rows are at least half a plank.</li>
    <li>Roll adhesive on the perimeter band and along the line, as the table asks. Wait until it is dry and tacky: laid wet,
      it will hold for good.</li>
    <li>Set the first row on the line. Planks touch without being squeezed; a peak at a joint means too tight.</li>
    <li>Follow the arrows on the back, mix three cartons, and keep end joints at least 8 in apart.</li>
    <li>Cut wall planks to a snug fit with no more than 1/16 in left. Score the face twice, bend and cut the back.</li>
    <li>Cut a paper template for pipes and door frames, and undercut frames rather than notching around them.</li>
    <li>Finish at a fixed edge: a reducer, an end cap or a doorway strip. An open edge will creep and lift.</li>
    <li>Roll the floor in both directions. Then put the baseboards back, resting lightly on the planks.</li>
  </ol>
  <h2>Lift and replace a plank</h2>
  <ol>
    <li>Press a suction cup or a strip of strong tape near one end and pull upward.</li>
    <li>Clean the adhesive underneath with a damp cloth, or renew it if dusty.</li>
    <li>Put in a spare from the same run and roll it.</li>
  </ol>
  <p>Keep two spare planks per room. For day-to-day cleaning see <a href="/installation/care-and-repair">care and repair</a>, and
    <a href="/products/category/6">the loose-lay floors</a> for sizes.</p>
  <p><strong>Check your carton leaflet.</strong> Makers differ on room size and adhesive, and the leaflet counts.</p>`,
} satisfies GuideSeed;
