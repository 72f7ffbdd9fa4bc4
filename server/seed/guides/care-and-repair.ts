import type { GuideSeed } from '../seed-shapes';

export const careAndRepair = {
  id: 8,
  slug: 'care-and-repair',
  title: 'Care and repair',
  pictureNames: ['p110-room', 'p110-close'],
  youtubeUrl: null,
  descriptionHtml: `<p>Vinyl asks for little: keep grit off it, use little water, and put something soft under whatever stands on
    it. Most worn floors we see were worn by sand and chair legs, not by feet.</p>
  <h2>Every week</h2>
  <ul>
    <li>Sweep or vacuum with the beater bar off. In beach season do the entry every day.</li>
    <li>Mop damp, not wet, with a pH-neutral cleaner. If the floor is still wet after two minutes, wring the mop more.</li>
    <li>Wipe up spills. The plank does not mind, but water can run through joints and along walls.</li>
  </ul>
  <h2>What harms it</h2>
  <table>
    <thead><tr><th scope="col">Avoid</th><th scope="col">Why</th><th scope="col">Instead</th></tr></thead>
    <tbody>
      <tr><td>Steam mop</td><td>Heat loosens film, joints and adhesive</td><td>Damp microfiber</td></tr>
      <tr><td>Ammonia, bleach, wax, oil soap</td><td>Dulls or coats the urethane</td><td>pH-neutral cleaner</td></tr>
      <tr><td>Rubber- or latex-backed mats</td><td>Stain that cannot be cleaned</td><td>Mats marked safe for vinyl</td></tr>
      <tr><td>Bare metal or hard plastic feet</td><td>Scratches and dents</td><td>Felt pads, wide cups</td></tr>
      <tr><td>Hours of sun behind glass</td><td>Heat movement and fading</td><td>Shades, UV film</td></tr>
    </tbody>
  </table>
  <h2>Moving in</h2>
  <p>Put mats outside and inside each door. Fit felt under chairs and wide cups under sofa, bed and piano, especially on WPC. Move
    a refrigerator over sheets of plywood or hardboard, never straight across the planks.</p>
  <h2>Marks</h2>
  <ul>
    <li><strong>Scuffs:</strong> a clean tennis ball or a soft eraser, then a damp cloth.</li>
    <li><strong>Ink, paint, tar:</strong> a little isopropyl alcohol on a white cloth, tried in a corner first, then water.</li>
    <li><strong>Fine scratches:</strong> a repair pen in a matching tone hides them; it does not restore the wear layer.</li>
    <li><strong>A cut, burn or deep dent:</strong> replace the plank.</li>
  </ul>
  <h2>Replace a click plank near a wall</h2>
  <ol>
    <li>Take off the baseboard and unlock rows back to the plank, numbering them with tape.</li>
    <li>Change the plank, relock the rows, restore the 1/4 in gap.</li>
  </ol>
  <h2>Replace a click plank in the middle</h2>
  <ol>
    <li>Tools: circular or oscillating saw, chisel, vacuum, two-part epoxy or the repair adhesive the maker names, weights.</li>
    <li>Set the saw to the plank thickness only, so that film and slab stay whole. Cut a rectangle 1 in inside the edges and
      a relief cut into each corner.</li>
    <li>Lift the middle, then break the strips out of the joints. Vacuum. Tape any hole in the film.</li>
    <li>On the new plank trim the lower lip of the grooves and, if needed, the tongue of one short side, so that it drops in
      from above.</li>
    <li>Put adhesive along the trimmed edges only, never on the slab. Set the plank, wipe, weigh it down for 24 hours.</li>
  </ol>
  <p>Use a plank from the same run number. This is why we suggest keeping half a box flat in a closet, away from heat. For
    glued planks see <a href="/installation/glue-down-vinyl">glue-down vinyl</a>; loose planks simply
    <a href="/installation/loose-lay-plank">lift out</a>.</p>
  <p><strong>Check your carton leaflet</strong> before any repair: some profiles have their own method.</p>`,
} satisfies GuideSeed;
