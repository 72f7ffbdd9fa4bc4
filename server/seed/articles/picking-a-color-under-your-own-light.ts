import type { ArticleSeed } from '../seed-shapes';

export const pickingAColorUnderYourOwnLight = {
  id: 7,
  slug: 'picking-a-color-under-your-own-light',
  title: 'Picking a color under your own light',
  date: '2026-09-15',
  pictureName: 'p111-room',
  descriptionHtml: `<p>A floor chosen on a telephone is chosen under the telephone's light. The same plank will look warmer by a lamp,
    bluer near a north window and paler beside a white-hot terrace. None of these is the wrong color. The question is which
    of them you will live with.</p>
  <h2>What light does here</h2>
  <p>South Florida rooms have two lights. From ten to four the sun comes bright and steep, bounces off pools and pale paving,
    and washes out contrast: light floors look nearly white, and gray ones may turn blue or violet. After sunset
    lamps take over, often at a warm 2700 K, and every beige gains yellow. A color that survives both is a good color.</p>
  <h2>A test that takes a day</h2>
  <ol>
    <li>Get planks, not chips. You need at least two of each color to see the change from board to board.</li>
    <li>Lay them flat on the floor you have now, by the window and in the darkest corner. A sample held upright reflects the
      room differently.</li>
    <li>Put white paper around them. The old floor tints your eye.</li>
    <li>Look at eight in the morning, at noon and after dark with your own lamps. Take no decision before the third look.</li>
    <li>Set them against what stays: cabinets, doors, countertop, sofa.</li>
    <li>Walk past and glance. A floor is seen from the corner of the eye, ten times as often as it is studied.</li>
  </ol>
  <h2>Undertone before name</h2>
  <p>Names like sand, greige or fog say little. Lay two candidates side by side and ask which one is pinker, greener, yellower or
    bluer. Undertones that fight, such as a pink-beige floor beside greenish granite, are what people mean when they say that
    something is off. If your cabinets are a warm white, a strongly bleached floor makes them look yellow.</p>
  <h2>Variation is part of the color</h2>
  <p>Our product pages state it as V1 to V4. V1 boards are nearly alike; V4 boards range from light to dark. A small room with
    busy furniture is calmer with V1 or V2. A large one can carry V3 or V4, which also hides more.</p>
  <table>
    <thead><tr><th scope="col">You want to hide</th><th scope="col">Lean toward</th></tr></thead>
    <tbody>
      <tr><td>Beach sand</td><td>Light beige, low contrast</td></tr>
      <tr><td>Dark pet hair</td><td>Mid or dark brown, more variation</td></tr>
      <tr><td>Light pet hair</td><td>Light to mid tones</td></tr>
      <tr><td>Dust and dried drops</td><td>Mid tones, textured, matte</td></tr>
      <tr><td>Scratches</td><td>Matte, embossed, mixed grain</td></tr>
    </tbody>
  </table>
  <h2>Pictures, ours included</h2>
  <p>The pictures in this sample shop are computed from each plank's size, color and pattern, and your screen adds its own
    opinion. Use them to sort forty-eight floors into three. Then let the window choose among the three, and
    <a href="/contact-us">ask us</a> for planks to borrow.</p>`,
} satisfies ArticleSeed;
