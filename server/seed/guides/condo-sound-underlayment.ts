import type { GuideSeed } from '../seed-shapes';

export const condoSoundUnderlayment = {
  id: 6,
  slug: 'condo-sound-underlayment',
  title: 'Condo sound and underlayment',
  pictureNames: ['p129-room', 'p129-close'],
  youtubeUrl: null,
  descriptionHtml: `<p>In a condo the floor is also the ceiling of a neighbor. Nearly every association in South Florida asks for
    proof of sound insulation before hard flooring goes in, and it can require a floor laid without approval to come out.
    Settle this before you order.</p>
  <h2>The words in the rules</h2>
  <ul>
    <li><strong>IIC</strong>: how well floor and ceiling together resist footsteps and dropped things (ASTM E492, E989).
      Higher is quieter.</li>
    <li><strong>STC</strong>: how well they resist voices and television (ASTM E90, E413).</li>
    <li><strong>Delta IIC</strong>: how much a covering adds to a standard bare 6 in slab (ASTM E2179).</li>
    <li><strong>Lab and field</strong>: a finished room usually measures 5 to 8 points below the laboratory, because sound
      also travels through walls.</li>
  </ul>
  <p>A bare slab gives about IIC 28 to 35. The Florida building code asks for 50 in the laboratory between dwellings, 45
    measured in the building; check the edition in force. Association rules are often stricter and outrank our advice.</p>
  <h2>A rating belongs to an assembly</h2>
  <p>No plank has an IIC of its own. A report describes a stack: plank, pad, underlayment, slab thickness, ceiling or none.
    Compare it with your building. A figure measured with a suspended ceiling does not carry over to a slab painted from
    below.</p>
  <h2>Do not stack cushions</h2>
  <p>Most of our rigid planks have a pad of 1 to 1.5 mm. A second soft layer lets the click joints flex until they break and
    normally ends the warranty. Three things are sold in rolls, and they are different:</p>
  <table>
    <thead><tr><th scope="col">Roll</th><th scope="col">Purpose</th><th scope="col">Under a plank with a pad</th></tr></thead>
    <tbody>
      <tr><td>6 mil film</td><td>Slows vapor from a slab</td><td>Yes, where the leaflet asks for it</td></tr>
      <tr><td>Foam or EVA</td><td>Cushion</td><td>No</td></tr>
      <tr><td>Dense rubber, about 2 mm</td><td>Sound</td><td>Only if the plank maker names it in writing</td></tr>
    </tbody>
  </table>
  <h2>From rules to approval</h2>
  <ol>
    <li>Ask the association for its flooring rules, the required IIC and STC, lab or field, and the application form.</li>
    <li>Note your slab thickness and whether the unit below has a dropped ceiling.</li>
    <li>Choose a floor and <a href="/contact-us">ask us</a> for the report of the assembly that fits.</li>
    <li>Hand in the form, report, product sheet, installer's license and insurance, and your dates.</li>
    <li>Wait for written approval. Only then order, and book the elevator.</li>
    <li>During the work photograph film, underlayment and wall gap before they are covered. Some boards inspect.</li>
  </ol>
  <h2>Small things that ruin a good rating</h2>
  <ul>
    <li>Planks touching walls or pipes: keep 1/4 in free and the baseboard 1/16 in off the floor.</li>
    <li>Grout or thinset drops left on the slab, which bridge the layer.</li>
    <li>Chairs without felt, and speakers set on the floor.</li>
  </ul>
  <p>Sound figures in this sample shop are demo data. <strong>Check your carton leaflet</strong> and the laboratory report of
    the product you buy.</p>`,
} satisfies GuideSeed;
