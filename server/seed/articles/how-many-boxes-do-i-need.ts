import type { ArticleSeed } from '../seed-shapes';

export const howManyBoxesDoINeed = {
  id: 3,
  slug: 'how-many-boxes-do-i-need',
  title: 'How many boxes do I need?',
  date: '2025-08-05',
  pictureName: 'p115-room',
  descriptionHtml: `<p>Flooring is priced by the square foot and sold by the box. Between the two lie waste, rounding and a few
    decisions that are cheaper on paper. You need a tape, ten minutes and a sketch.</p>
  <h2>Measure</h2>
  <ol>
    <li>Split the room into rectangles and draw each one.</li>
    <li>Measure length and width to the nearest inch, wall to wall behind the baseboard if you can. Divide inches by 12: 10 ft
      9 in is 10.75 ft.</li>
    <li>Multiply, and add up the rectangles. Closets and door recesses count.</li>
    <li>Do not subtract an island or a cabinet run unless it is very large. You will need the cuts around it.</li>
  </ol>
  <h2>Add waste</h2>
  <table>
    <thead><tr><th scope="col">Layout</th><th scope="col">Add</th></tr></thead>
    <tbody>
      <tr><td>Straight planks, simple rectangle</td><td>5 to 10%</td></tr>
      <tr><td>Straight, with closets, corners or an L</td><td>10 to 15%</td></tr>
      <tr><td>Diagonal</td><td>15%</td></tr>
      <tr><td>Herringbone</td><td>20%</td></tr>
      <tr><td>Your first floor</td><td>5% on top</td></tr>
    </tbody>
  </table>
  <p>Ten percent is right for most rooms. Our waste setting offers none, 5, 10 and 15%; for herringbone, raise the area yourself
    as shown in the <a href="/installation/herringbone-layout">herringbone guide</a>.</p>
  <h2>Divide and round up</h2>
  <p>Take a living room of 180 sqft, 10% waste and a plank with 23.64 sqft in a box:</p>
  <ul>
    <li>180 x 1.10 = 198 sqft to cover</li>
    <li>198 / 23.64 = 8.38, so 9 boxes</li>
    <li>9 x 23.64 = 212.76 sqft delivered</li>
    <li>9 x $75.41 per box = $678.69</li>
  </ul>
  <p>Note the last line. The price per square foot, $3.19, is rounded; the price per box is what you pay. 212.76 x $3.19 would be
    $678.70, a cent more. When figures on a page disagree by a cent, this is the usual reason.</p>
  <h2>If the last box is barely touched</h2>
  <p>Suppose the sum comes to 8.05 boxes. Eight would leave you a plank or two short, and a ninth looks wasteful. Buy the ninth.
    A later carton may come from another production run with a slightly different shade, and a half box in a closet is the
    cheapest repair kit there is.</p>
  <p>Rooms that connect without a doorway should be added together before rounding, since offcuts from one start rows in the
    other. Rooms with different colors are rounded separately.</p>
  <h2>What the number also decides</h2>
  <ul>
    <li><strong>Delivery:</strong> a pallet takes up to 55 boxes, and freight is charged per pallet.</li>
    <li><strong>Installation:</strong> our price is charged on the square feet in your boxes, because cuts and spares are
      handled too.</li>
    <li><strong>Your car:</strong> boxes weigh 27 to 51 lb. Nine boxes of that plank are about 460 lb.</li>
  </ul>
  <p>Every product page does this arithmetic. Type in the area, choose the waste, and read the boxes. If a room refuses to be a
    rectangle, <a href="/contact-us">send us the sketch</a>.</p>`,
} satisfies ArticleSeed;
