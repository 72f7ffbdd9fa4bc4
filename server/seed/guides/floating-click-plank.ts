import type { GuideSeed } from '../seed-shapes';

export const floatingClickPlank = {
  id: 1,
  slug: 'floating-click-plank',
  title: 'Floating click plank',
  pictureNames: ['p101-room', 'p101-close'],
  youtubeUrl: null,
  descriptionHtml: `<p>SPC and WPC planks lock to each other and rest on the slab without glue. Two careful people can floor a
    bedroom in a day. Most of the result is decided before the first plank: by the slab, the layout and the gap.</p>
  <h2>Tools</h2>
  <ul>
    <li>Tape, 10 ft straightedge, pencil, chalk line, square</li>
    <li>Utility knife with fresh blades; jigsaw or fine saw for notches</li>
    <li>Tapping block, pull bar, soft mallet, 1/4 in and 3/8 in spacers</li>
    <li>Undercut saw, 6 mil polyethylene film, seam tape, safety glasses, knee pads</li>
  </ul>
  <h2>Before you open the boxes</h2>
  <ol>
    <li>Check that product, color and <strong>run number</strong> agree on all cartons. Open only two or three to inspect
      the planks. A laid plank counts as an accepted plank.</li>
    <li>Store cartons flat, no more than five high, out of the sun and not in the garage. Leave SPC in the room for 24
      hours and WPC for 48.</li>
    <li>Keep the room between 60 and 85 °F with the air conditioning on before, during and after the work.</li>
    <li>Lay the straightedge on the slab in several directions. It may be out by 3/16 in over 10 ft. Grind high spots and
      fill low ones with a cement-based patch.</li>
    <li>Test the slab for moisture. See <a href="/installation/concrete-slab-moisture-florida">slab moisture in Florida</a>.</li>
    <li>Remove the baseboards and undercut door frames to the thickness of the floor.</li>
  </ol>
  <h2>Plan the rows</h2>
  <p>Run planks along the longest wall or toward the main window. Measure the room across the planks and divide by the plank
    width. If the last row would be narrower than 2 in, cut the first row narrower too.</p>
  <h2>Lay the floor</h2>
  <ol>
    <li>Roll out the film, lap the seams 6 in and tape them. Do not add a second cushion under a plank with a pad.</li>
    <li>Leave 1/4 in at walls, pipes, cabinets and every other fixed object; 3/8 in for planks about 6 ft long.</li>
    <li>Take planks from at least three cartons in turn so that tones mix.</li>
    <li>Lay the first row straight along a line, not along a crooked wall. Lock the short ends.</li>
    <li>Start the next row with an offcut. Keep end joints at least 6 in apart, and 8 to 12 in for planks over 4 ft.</li>
    <li>Angle the long edge in, press down, then close the joint with the tapping block. Never strike the plank itself.</li>
    <li>Check every third row for gaps. A gap that stays open usually means grit in the joint.</li>
    <li>Cut the last row to width, less the gap, and draw it tight with the pull bar.</li>
  </ol>
  <h2>Finish</h2>
  <p>Take out the spacers. Nail baseboard and quarter round to the wall, never to the floor. Do not set kitchen cabinets or an
    island on the floor: it must be free to move. Doorways and level changes are in
    <a href="/installation/stairs-and-transitions">stairs and transitions</a>.</p>
  <h2>Where it does not belong</h2>
  <p>Not in unheated rooms, sunrooms or outdoors, and not over carpet, cushioned vinyl or another floating floor.</p>
  <p><strong>Check your carton leaflet.</strong> Where its figures differ from these, the leaflet counts.</p>`,
} satisfies GuideSeed;
