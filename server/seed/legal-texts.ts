import { RETENTION_DAYS } from '../repositories/retention';
import { deviceItems } from './device-texts';

export const legalPrivacy = `<p><strong>Sample text.</strong> This policy describes what this store's software does. The shop's lawyer
  must review and complete it before real customers use it.</p>
  <p>Last changed: November 28, 2026. In this policy "we" means SPS Flooring.</p>
  <h2>In short</h2>
  <ul>
    <li>We collect what an order, a delivery and an answer to your message need.</li>
    <li>Card numbers go to the payment provider. They never reach or rest on our server.</li>
    <li>We do not sell personal data and we run no advertising trackers.</li>
    <li>The store keeps a copy of the catalog on your device so that it works without a signal. You can delete it.</li>
  </ul>
  <h2>What you give us</h2>
  <table>
    <thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">Why</th></tr></thead>
    <tbody>
      <tr><td>You create an account</td><td>Name, email, password</td><td>To sign you in. Passwords are stored only as a salted hash</td></tr>
      <tr><td>You add an address</td><td>Recipient, address, mobile number, map position</td><td>To work out distance and deliver</td></tr>
      <tr><td>You measure rooms while logged in</td><td>Sizes, names, notes, floors chosen, a ZIP code</td><td>To have them on your other devices</td></tr>
      <tr><td>You fill a cart or order</td><td>Products, boxes, prices, promo code, pickup or delivery, installation</td><td>To supply what you ordered and keep accounts</td></tr>
      <tr><td>You pay</td><td>Payment reference, amount and status</td><td>To match payment and order</td></tr>
      <tr><td>You order samples, where the shop sends them</td><td>Floors, name, address, telephone number, email</td><td>To send them, once and not without end to one house</td></tr>
      <tr><td>You write to us</td><td>Name, email, message</td><td>To answer</td></tr>
    </tbody>
  </table>
  <h2>What the site handles by itself</h2>
  <p>Our server sees your internet address and the pages requested, as every web server does. We use them to keep the service
    running, to limit sign-in attempts and to find faults. Failed sign-ins and other events that matter for safety are logged with your
    internet address and a mark that stands for the account, not with your email. A random device number is created once on your
    device; it tells two devices of one account apart, lets a device that you have used before sign in, and contains nothing about
    you. Your account page lists the devices that are signed in, by what the browser calls itself.</p>
  <h2>What is kept on your device</h2>
  <ul>
    ${deviceItems}
    <li><strong>Until the tab closes:</strong> how far you had scrolled, and whether a page had to be reloaded.</li>
  </ul>
  <p>On a shared or store tablet, log out when you finish. Clearing site data in the browser removes everything above, including
    cart changes not yet sent.</p>
  <h2>Cookies</h2>
  <p>We set two kinds, both needed for the site to work, so there is no consent banner. A sign-in cookie, which scripts cannot
    read, renews your session. The cookie XSRF-TOKEN, or __Host-XSRF-TOKEN, protects forms from being sent by other sites. We set no analytics or
    advertising cookies. The payment provider may set its own to prevent fraud.</p>
  <h2>Who else receives data</h2>
  <ul>
    <li><strong>Card payment provider:</strong> card details, amount, postal code. Its own privacy policy applies to them.</li>
    <li><strong>Address search and road distance:</strong> the address text you type, and map positions of the store and
      delivery address. Requests go through our server where the shop has set it up so.</li>
    <li><strong>Map:</strong> if you open the map, its provider sees your internet address.</li>
    <li><strong>Chat link:</strong> if you send an enquiry by the chat button, a messaging service opens with the text you
      wrote, and you decide there whether to send it.</li>
    <li><strong>Carriers and installers:</strong> name, address, telephone number and the boxes to bring or lay.</li>
    <li><strong>Hosting and email providers</strong> who work for us, and authorities where the law obliges us.</li>
  </ul>
  <h2>How long</h2>
  <p>Orders and invoices are kept as long as tax law and warranty claims require; the shop must state the period here. Messages
    are deleted after ${(RETENTION_DAYS.messages / 365) * 12} months, orders of samples after ${(RETENTION_DAYS.samples / 365) * 12} months, addresses that you remove after ${RETENTION_DAYS.removedAddresses} days, the address and telephone number of a checkout that became no order after ${RETENTION_DAYS.unpaidCheckouts} days, projects of rooms that you delete after ${RETENTION_DAYS.removedProjects} days, copies of mails that we
    sent you after ${RETENTION_DAYS.writtenMails} days, copies of the whole shop that are made before its pages change after ${RETENTION_DAYS.contentBackups} days, and a device number that has not been used after ${RETENTION_DAYS.knownDevices} days. Sessions end when you log
    out or after 30 days without use, and their records are deleted ${RETENTION_DAYS.ended} days later. All of this happens by itself. You may ask us to delete the account; order records that we must keep stay, without being used for anything else.</p>
  <h2>Your choices</h2>
  <p>You can browse everything without an account. You may ask what we hold about you, have it corrected, receive a copy, or have
    it deleted. <a href="/contact-us">Write to us</a> or to hello@spsflooring.example. We will check that the request comes
    from you and answer within 30 days.</p>
  <h2>Security and children</h2>
  <p>Connections to the public site are meant to be encrypted, keys are stored as hashes, and access in the shop is limited to
    those who need it. No system is perfectly safe; if a breach affects you, we will tell you as the law provides. The store
    is for adults and does not knowingly collect data from children under 13.</p>
  <h2>Changes</h2>
  <p>When the policy changes we change the date above. If a change affects data you have already given us, we will tell you by
    email first.</p>`;

export const legalTerms = `<p><strong>Sample text.</strong> These terms fit the way this store works. The shop's lawyer and tax adviser
  must review and complete them before real customers use it.</p>
  <p>Last changed: November 1, 2026. "We" means SPS Flooring; "you" means the person or company that orders.</p>
  <h2>1. Products, pictures and samples</h2>
  <p>Product pages state size, thickness, wear layer and coverage as printed on the carton. Pictures are computed or taken under
    one light and shown on many screens, so color on your device is a guide only. Boards of one product differ on purpose, as
    the pattern variation on the page says, and production runs differ slightly. Look at a sample before you order. Figures
    marked as demo data are not promises.</p>
  <p>"Waterproof" describes the plank, which is not damaged by water on its surface. It does not mean that a floor keeps water
    out of a slab or wall, and it does not cover floods, leaks or vapor from below.</p>
  <h2>2. Quantities and prices</h2>
  <ul>
    <li>Flooring is sold in whole boxes. The price per box counts; the price per square foot is rounded for comparison.</li>
    <li>The calculator helps with boxes and waste. You are responsible for the measurements you enter.</li>
    <li>Prices are in US dollars without tax. The cart shows estimated tax; the tax due depends on where you receive the
      goods and on the law at the time.</li>
    <li>Promo codes reduce the item total only, one code per order, within their dates.</li>
    <li>If a price was plainly wrong, we will tell you before shipping and you may cancel for a full refund.</li>
  </ul>
  <h2>3. Ordering and payment</h2>
  <p>You need an account to order. The order is placed when the payment provider reports that the payment succeeded and the
    store confirms the order. Changes made offline are only a wish list until they have been sent and the current price and
    stock have been checked. Cards are handled by the payment provider. If a payment went through and no order appears,
    <a href="/contact-us">write to us</a>; the payment reference lets us find it.</p>
  <h2>4. Pickup</h2>
  <p>Wait for our message that the order is ready. Bring photo ID and a vehicle that may carry the weight. Loading and securing
    the load in your vehicle are your responsibility, and so is the risk once the boxes are loaded. Orders not picked
    up within 30 days may be cancelled and refunded as a return.</p>
  <h2>5. Delivery</h2>
  <ul>
    <li>The charge is per pallet of up to 55 boxes, by the driving distance from our store. Where the cart says that we will
      call you, delivery is agreed and priced by telephone before anything ships.</li>
    <li>Delivery is to the curb by truck. Lift-gate, limited access, a second attempt or carrying inside may cost extra,
      which we tell you beforehand where we can know it.</li>
    <li>Dates are estimates. Do not book an installer before the boxes have been checked.</li>
    <li>Count the boxes, note shortage or damage on the receipt, and take photographs before you sign. Report hidden damage
      within 5 days and before laying. The <a href="/blog/five-delivery-day-checks">delivery-day checks</a> help.</li>
  </ul>
  <h2>6. Installation by us</h2>
  <p>If you choose installation, its charge is the rate per square foot times the square feet of all boxes ordered. It covers
    laying click planks on a slab that is flat, dry and ready, cutting, the expansion gap and putting existing baseboard back.
    Removal, leveling, moisture tests, adhesive work, stairs, trims, doors and furniture are quoted after a visit.
    If the visit shows that the floor cannot be laid as ordered, you may choose a quoted remedy or a refund of the installation
    charge. Permits and association approval are yours to obtain.</p>
  <h2>7. Installation by you or others</h2>
  <p>Follow the leaflet in the carton; it goes before our guides. Inspect every plank before laying it. A laid plank counts as
    accepted as to visible faults. Keep the moisture readings and one carton label.</p>
  <h2>8. Cancellation and returns</h2>
  <ul>
    <li>You may cancel free of charge until the order has been handed to the carrier or prepared for a special order.</li>
    <li>Unopened, undamaged full boxes of the same run may come back within 30 days of receipt, with the invoice. We refund
      the box price and its tax within 10 days of checking them.</li>
    <li>Opened boxes, cut or laid planks, adhesives, and special orders cannot be returned unless faulty.</li>
    <li>Delivery already performed is not refunded, and return freight is yours, unless we sent the wrong or faulty goods.</li>
  </ul>
  <h2>9. Warranty</h2>
  <p>Each product carries its maker's limited warranty, available before purchase on request. It usually excludes wrong
    installation, moisture beyond the stated limit, added underlayment, dents, scratches and fading. To claim, send us order
    number, run number, photographs and your moisture readings. Nothing in these terms takes away rights that the law gives
    you and does not allow us to limit.</p>
  <h2>10. Liability</h2>
  <p>As far as the law permits, our liability for an order is limited to what you paid for it, and we do not answer for lost time,
    rent or other indirect loss. This does not apply to injury, fraud or intent.</p>
  <h2>11. Your account and this site</h2>
  <p>Keep your password to yourself and tell us if someone else has used it. Log out on shared devices. Guides and articles are
    general advice and do not replace a look at your building. Texts and pictures of this site may not be republished without
    our consent.</p>
  <h2>12. Law and changes</h2>
  <p>The law of Florida applies, and the courts of Miami-Dade County are competent, unless consumer law says otherwise. The terms
    shown when you order apply to that order. Questions: <a href="/contact-us">contact us</a>.</p>`;
