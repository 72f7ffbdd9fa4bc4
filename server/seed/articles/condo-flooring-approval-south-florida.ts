import type { ArticleSeed } from '../seed-shapes';

export const condoFlooringApprovalSouthFlorida = {
  id: 4,
  slug: 'condo-flooring-approval-south-florida',
  title: 'Getting a condo floor approved in South Florida',
  date: '2025-11-18',
  pictureName: 'p121-room',
  descriptionHtml: `<p>The commonest reason a floor waits in a garage is not delivery. It is a form. Associations from Key Biscayne to
    Hollywood want to approve hard flooring before it goes in, and an owner who skips that step can be told to take it out.
    The approval is dull but not difficult if you ask for things in the right order.</p>
  <h2>Why boards care</h2>
  <p>A bare concrete slab transmits footsteps well: about IIC 28 to 35 on the scale used for impact sound. Carpet hid that for
    decades. When an owner swaps carpet for any hard surface, the family below hears each chair. Boards have had that
    argument, and they now want a number before the work.</p>
  <h2>The numbers you will meet</h2>
  <p>The building code asks for 50 between dwellings in laboratory tests, for impact (IIC) and airborne sound (STC), and 45
    measured on site. Association documents often go further: IIC 55, STC 52, or a delta IIC of 15 or more from the floor
    alone. The stricter text applies to you, so read yours rather than a neighbor's.</p>
  <p>Then look for three small words in it. <em>Lab</em> or <em>field</em> can mean 5 to 8 points. <em>Assembly</em> means the
    report must describe a slab like yours. <em>Ceiling</em> matters most: a test with a suspended ceiling below gains many
    points that a painted slab never will.</p>
  <h2>The file to hand in</h2>
  <ol>
    <li>Application form with unit number and rooms.</li>
    <li>Sound report for the assembly: plank, its pad, any added layer, slab thickness.</li>
    <li>Product sheet with thickness, wear layer and the rule about added underlayment.</li>
    <li>Installer's license and certificate of insurance, naming the association if it asks.</li>
    <li>Dates, working hours, elevator booking and where waste will go.</li>
    <li>A deposit, in many buildings.</li>
  </ol>
  <p>Send it as one PDF. A board that meets once a month will not chase a missing page.</p>
  <h2>Two traps</h2>
  <p><strong>More cushion.</strong> A building may demand a 5 mm underlayment while the plank's maker forbids any. A plank with a
    pad on another soft layer can break at the joints, and the warranty goes with it. The way out is a plank tested with a
    named layer that its maker approves, or a glue-down floor over an acoustic mat tested together.</p>
  <p><strong>Drilling the slab.</strong> Many towers have post-tension cables. No moisture probe and no track screw goes in
    without the building's written consent.</p>
  <h2>A calendar that works</h2>
  <ul>
    <li>Week 1: get rules and form; measure; note slab and ceiling.</li>
    <li>Week 2: choose the floor, request the report, fill in the form.</li>
    <li>Weeks 3 to 7: the board decides.</li>
    <li>After the letter: order, book the elevator, then the installer.</li>
  </ul>
  <p>The technical side is in <a href="/installation/condo-sound-underlayment">condo sound and underlayment</a>. The sound figures
    on our product pages are demo data until the shop replaces them with laboratory reports.</p>`,
} satisfies ArticleSeed;
