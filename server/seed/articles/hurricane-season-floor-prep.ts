import type { ArticleSeed } from '../seed-shapes';

export const hurricaneSeasonFloorPrep = {
  id: 8,
  slug: 'hurricane-season-floor-prep',
  title: 'Floors and hurricane season',
  date: '2026-11-03',
  pictureName: 'p136-room',
  descriptionHtml: `<p>Hurricane season runs from June through November. No floor keeps a storm out, and a waterproof plank does not
    make a house floodproof. But a few things done before, during and after decide whether a wet floor is a week of drying or
    a full replacement. People and power come first; read this when those are settled.</p>
  <h2>At the start of the season</h2>
  <ul>
    <li>Photograph each room with the floor in view. Keep the invoice, color, run number and moisture readings in the same
      folder, with a copy outside the house.</li>
    <li>Renew the silicone at sliding doors, and clear the drain slots in their tracks. Much storm water in houses here comes
      through tracks, not over thresholds.</li>
    <li>Clear gutters, and check that soil and mulch lie below slab level.</li>
    <li>Put spare planks on a high shelf, flat.</li>
    <li>Ask your insurer which water it covers. Wind-driven rain and rising water are usually separate policies.</li>
  </ul>
  <h2>When a storm is named</h2>
  <ol>
    <li>Roll up rugs and lift mats, particularly those with rubber backs.</li>
    <li>Move plants and anything that rusts off the floor, or set its feet on plastic lids.</li>
    <li>Lay towels in door tracks and along the windward wall.</li>
    <li>When you bring in patio furniture, put cardboard under it. Grit under metal legs scratches more floors than rain
      harms.</li>
    <li>If you leave, follow your power company's and county's advice about switching things off.</li>
  </ol>
  <h2>After: which water was it?</h2>
  <p><strong>Clean rain, an hour or two, on top.</strong> Wipe it up, dry along the walls and run the air conditioning. Look under
    one length of baseboard on the wet side. If the slab edge is dry, you are probably done.</p>
  <p><strong>Water under a floating floor.</strong> The film that keeps vapor down also keeps water in. It will not dry through
    the planks. Take off baseboards and lift the rows while they are still marked by position. Sound planks can be washed,
    dried flat and laid again; film and wet baseboard cannot.</p>
  <p><strong>Glue-down.</strong> Thin planks on a good bond may survive a short wetting. Tap for hollow places after some days and
    measure the slab before regluing.</p>
  <p><strong>Loose-lay.</strong> It lifts at once, which is its advantage. Number the planks with tape.</p>
  <p><strong>Canal, sewer or storm surge water.</strong> It carries bacteria, fuel and salt. Do not save the floor; wear gloves and
    boots, and let a remediation company judge walls and slab.</p>
  <h2>Drying takes longer than it looks</h2>
  <p>A slab that looks dry may still be at 95% inside. With power back, run air conditioning and dehumidifiers for weeks rather
    than days, and test again before you lay anything: see
    <a href="/installation/concrete-slab-moisture-florida">concrete slab moisture in Florida</a>. Mold can begin within a day or
    two in warm, wet material, so drying begins at once even when the new floor must wait.</p>
  <h2>Planning a floor in the season</h2>
  <p>There is no need to avoid these months. Have the roof, windows and doors finished first, keep the boxes upstairs or raised,
    and do not start what cannot be closed before a forecast landfall. If your house has flooded before, talk to us about
    <a href="/products/category/6">loose-lay</a> or tile for the ground floor.</p>
  <p>This page is general advice. Orders from county officials, your insurer and a licensed contractor go before it.</p>`,
} satisfies ArticleSeed;
