import type { GuideSeed } from '../seed-shapes';

export const stairsAndTransitions = {
  id: 4,
  slug: 'stairs-and-transitions',
  title: 'Stairs and transitions',
  pictureNames: ['p112-room', 'p112-close'],
  youtubeUrl: null,
  descriptionHtml: `<p>A floating floor ends somewhere: at a doorway, at tile, at a sliding door or at a step. The trim there has
    three tasks. It covers the gap, it leaves the floor free to move, and nobody trips on it.</p>
  <h2>Which trim goes where</h2>
  <table>
    <thead><tr><th scope="col">Place</th><th scope="col">Trim</th><th scope="col">What to measure</th></tr></thead>
    <tbody>
      <tr><td>Two floors of the same height</td><td>T-molding</td><td>Difference under 1/8 in</td></tr>
      <tr><td>Down to a lower floor</td><td>Reducer</td><td>Both finished heights</td></tr>
      <tr><td>Sliding door, tub, carpet</td><td>End cap</td><td>Height of the track or pile</td></tr>
      <tr><td>Edge of a step</td><td>Stair nose, flush or overlap</td><td>Depth and rise of each step</td></tr>
      <tr><td>Along walls</td><td>Baseboard or quarter round</td><td>Room perimeter, doors subtracted</td></tr>
    </tbody>
  </table>
  <p>Trims usually come 72 or 94 in long. Add 10% for miters, and buy the piece of a doorway in one length.</p>
  <h2>Tools</h2>
  <ul>
    <li>Miter saw with a fine blade, tape, square, level</li>
    <li>Drill with masonry bit, screws and anchors for the track</li>
    <li>Construction adhesive, painter's tape, shims</li>
  </ul>
  <h2>A doorway</h2>
  <ol>
    <li>End both floors so that the joint lies under the closed door.</li>
    <li>Leave 1/4 in between each floor and the metal track, or as much as the trim covers.</li>
    <li>Cut the track to length and anchor it to the slab. Before drilling, be sure that no post-tension cable, pipe or
      heating wire is below. In a condo slab ask the building; if nobody knows, glue the track.</li>
    <li>Cut the molding to fit between the frames and press it into the track. Do not glue it to either floor.</li>
  </ol>
  <p>A break is also wise in long runs. Many leaflets ask for a T-molding in doorways or once a room passes a stated length.</p>
  <h2>Steps</h2>
  <p>On a stair nothing floats. Treads, risers and noses are bonded to a sound, dry step.</p>
  <ol>
    <li>Remove carpet, staples and loose paint. Cut back an old rounded nose so that the new one has a square edge.</li>
    <li>Check that steps are level. Building codes limit the difference between the tallest and the shortest riser of a
      flight, commonly to 3/8 in, and new material changes the first and the last one.</li>
    <li>Start at the bottom. Glue the first riser, then the nose and tread above it, dry-fitted together first.</li>
    <li>Spread adhesive over the whole tread, press, and fix the nose mechanically as its maker says. Glue alone is not
      enough for an edge that carries every footfall.</li>
    <li>Keep feet off the steps for the adhesive's full curing time, often 24 hours.</li>
  </ol>
  <p>A flush nose gives a clean line but needs an exactly flat top floor. An overlap nose hides small errors and can receive a
    floating floor with its gap. On stairs used by older people choose a nose of a different tone, so that the edge is seen.</p>
  <p>Stairs and transitions are not in our installation price; <a href="/contact-us">ask for a quote</a> with photos.</p>
  <p><strong>Check your carton leaflet</strong> and the one in the trim box. Where they differ from this page, they count.</p>`,
} satisfies GuideSeed;
