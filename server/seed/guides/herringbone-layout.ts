import type { GuideSeed } from '../seed-shapes';

export const herringboneLayout = {
  id: 3,
  slug: 'herringbone-layout',
  title: 'Herringbone layout',
  pictureNames: ['p139-room', 'p139-close'],
  youtubeUrl: null,
  descriptionHtml: `<p>Herringbone planks come in left and right pieces, marked A and B. They click like any floating plank, but
    every error in the first rows is carried across the room. Give the layout half a day.</p>
  <h2>Count the boxes</h2>
  <p>Every row meets the walls at an angle, so waste is higher than for straight planks. Plan 20%, or 25% for a small room with
    many corners. Our waste setting ends at 15%, so raise the area yourself first:</p>
  <table>
    <thead><tr><th scope="col">Room</th><th scope="col">Area with 20%</th><th scope="col">Boxes of 13.95 sqft</th></tr></thead>
    <tbody>
      <tr><td>100 sqft</td><td>120 sqft</td><td>9</td></tr>
      <tr><td>180 sqft</td><td>216 sqft</td><td>16</td></tr>
      <tr><td>250 sqft</td><td>300 sqft</td><td>22</td></tr>
    </tbody>
  </table>
  <p>Enter the middle figure with waste set to none. Each box holds six A and six B pieces, so whole boxes stay balanced.</p>
  <h2>Extra tools</h2>
  <ul>
    <li>Chalk line, long square or laser, tape</li>
    <li>Miter saw or a 45 degree jig with a fine blade</li>
    <li>Two scraps of plywood, tapping block made for the profile, pull bar</li>
  </ul>
  <h2>Find the center line</h2>
  <ol>
    <li>Prepare the slab as for a <a href="/installation/floating-click-plank">floating plank</a>: flat to 3/16 in over 10
      ft, dry, with taped 6 mil film.</li>
    <li>Decide which way the points should aim, usually toward the window or along the view from the entrance.</li>
    <li>Measure to the midpoint of the two facing walls and snap a line between them.</li>
    <li>Dry-fit two A and two B pieces into a V. The line must pass through the points, so shift the chalk line by the
      distance from the edge of the V to its point.</li>
    <li>Check the cuts at both side walls. If one side would end in slivers, move the line by half a plank width.</li>
  </ol>
  <h2>Start and continue</h2>
  <ol>
    <li>Build a first triangle of about ten planks away from the wall, alternating A and B, and fix it to plywood scraps so
      that it cannot slide.</li>
    <li>Measure both legs. They must be equal and each at 45 degrees to the line. Correct now or take it apart.</li>
    <li>Work toward the far wall in complete Vs, then return to the start wall.</li>
    <li>Lock the long side first, slide until the short side meets, then tap. Forcing a wrong-handed piece breaks the
      locking lip.</li>
    <li>Sight along the points after every second row. A drift of 1/16 in is cheap to fix while it is one row old.</li>
    <li>Mix at least three cartons. Uneven light is already strong in this pattern.</li>
  </ol>
  <h2>Edges</h2>
  <p>Mark wall pieces in place and keep 1/4 in free at walls and fixed objects. Save the triangles: an A offcut may fit as a B
    on the other side. A straight border of one plank around the room hides an out-of-square wall; plan it before the center
    line, because it changes the field.</p>
  <p><strong>Check your carton leaflet.</strong> The order of locking differs between profiles, and the leaflet counts.</p>`,
} satisfies GuideSeed;
