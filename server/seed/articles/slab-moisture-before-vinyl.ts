import type { ArticleSeed } from '../seed-shapes';

export const slabMoistureBeforeVinyl = {
  id: 5,
  slug: 'slab-moisture-before-vinyl',
  title: 'Slab moisture comes before vinyl',
  date: '2026-03-10',
  pictureName: 'p132-room',
  descriptionHtml: `<p>People ask us whether vinyl is waterproof. The plank is. Leave it in a bucket for a week and it comes out as it
    went in. But that answers a question about spills, and the water that ruins floors in South Florida mostly comes from
    the other side.</p>
  <h2>Water that moves as vapor</h2>
  <p>Concrete is a hard sponge. The ground beneath is damp all year, and a house cooled to 75 °F pulls moisture upward through the
    slab. Under ceramic tile it passes through the grout and you never notice. Cover the same slab with vinyl and the vapor
    collects underneath. It will not rot the plank. It can feed mold in dust and old adhesive, soften glue, and leave salt
    along the joints.</p>
  <p>A musty room after a new floor is seldom the floor's fault. The floor has closed a door through which the slab used to dry.</p>
  <h2>Three stories in numbers</h2>
  <table>
    <thead><tr><th scope="col">Slab</th><th scope="col">Reading in the slab</th><th scope="col">What it means for us</th></tr></thead>
    <tbody>
      <tr><td>Twenty-year-old house, dry yard</td><td>74% RH</td><td>Any of our floors; film under click planks</td></tr>
      <tr><td>House beside a canal, planter at the wall</td><td>83% RH</td><td>SPC over film; not WPC or glue-down yet</td></tr>
      <tr><td>Addition poured three months ago</td><td>95% RH</td><td>Wait, or pay for a moisture-control coating</td></tr>
    </tbody>
  </table>
  <p>These are examples, made up but typical. The limits belong to the product: 85% for our SPC, 80% for the others. You find them
    under Installation on each product page.</p>
  <h2>What a test costs, and what skipping it costs</h2>
  <p>A set of probes or dishes in a house of usual size takes an hour to place and a few days to read. Compare that with removing
    800 sqft of glued planks, grinding off the adhesive and starting again. Test results also matter if there is a claim:
    without them the first question of any maker goes unanswered.</p>
  <p>Three rules make a reading worth having:</p>
  <ul>
    <li>Air conditioning on for two days before, and all through the test.</li>
    <li>More than one place. The spot by the bath and the spot by the outside wall disagree.</li>
    <li>The highest figure decides, not the average.</li>
  </ul>
  <h2>Cheap measures first</h2>
  <p>Before buying a coating, walk around the house after rain. Gutters that empty against the wall, soil above slab level,
    sprinklers aimed at stucco: fix these and wait a month. More than one slab has dropped under the limit that way.</p>
  <p>For a floating floor the 6 mil film is not a matter of taste. It costs about eight cents a square foot, it is required over
    concrete, and its seams must be taped. It slows vapor; it does not hold back a leak or flood water.</p>
  <p>The test procedure is in <a href="/installation/concrete-slab-moisture-florida">concrete slab moisture in Florida</a>. If your
    readings puzzle you, <a href="/contact-us">send them</a> with a plan of the house.</p>`,
} satisfies ArticleSeed;
