import { expect, test } from 'vitest';
import { orderMail } from './order-mail';
import type { Seller } from './seller';
import type { SnapshotContent } from '../repositories/snapshot-content';
import { inLanguage } from '../languages/spoken-language';
import { forStaff } from '../mail/for-staff';
import { newMessageMail } from '../routes/enquiry-routes';

const CONTENT: SnapshotContent = {
  bill: {
    boxes: 66,
    area: 156_024,
    itemsCents: 388_476,
    taxCents: 27_193,
    installationCents: 429_066,
    discountCents: 19_424,
    shippingCents: 39_800,
    totalCents: 865_112,
  },
  choice: { fulfilment: 'Delivery', addressId: 7, promoCode: 'FIVE', isInstallationChosen: true },
  phone: null,
  addressText: 'Ana Diaz, 1420 Coral Way, Miami, FL 33145',
  miles: 17.2634,
  locatedBy: 'place',
  band: { minMile: 10, maxMile: 30 },
  quote: null,
  holdsBoxes: false,
  language: 'en',
  lines: [{ productId: 101, title: 'White Oak', boxes: 66, pricePerBoxCents: 5_886, sqftPerBox: 2_364 }],
};
const RECEIPT = { orderId: 1, orderNumber: 'SPS-10007', totalCents: 865_112, handoverCode: '48210937' };

const SELLER: Seller = {
  publicUrl: 'https://floors.example',
  isDemo: false,
  settings: {
    shopName: 'SPS Flooring',
    warehouseAddress: '1 Plank Way, Doral, FL 33178',
    contactNo: '(305) 555-0142',
    email: 'hello@floors.example',
  },
};

const MESSAGE = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@shopper.example', message: '¿Abren los sábados?' };

const mailOf = (content: SnapshotContent, seller = SELLER) => orderMail('ana@shopper.example', RECEIPT, content, seller);

test('The confirmation tells number, lines, every figure, where the floor goes and what happens next, and leads to the receipt', () => {
  const mail = mailOf(CONTENT);
  expect(mail.subject).toBe('Your SPS Flooring order SPS-10007');
  // An order's number stands in an element that keeps it on one line.
  const unbroken = mail.html?.replaceAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g, '$1');
  for (const words of [
    'Hello,',
    'your order SPS-10007',
    'White Oak',
    '66 boxes × $58.86, 1,560.24 sqft',
    '$3,884.76',
    'Item total',
    'Installation',
    '$4,290.66',
    'Estimated taxes',
    '$271.93',
    'Standard Delivery (2 pallets)',
    '$398.00',
    'Discount · FIVE',
    '-$194.24',
    '$8,651.12',
    'The address on your receipt, ZIP code 33145.',
    'Delivery is 17.26 miles by road. From 10 to 30 miles a pallet costs $199.00. 66 boxes take 2 pallets of up to 55: 2 × $199.00 = $398.00.',
    'We will call you to agree on a delivery day.',
    'Our installers will call you',
    'https://floors.example/orders/SPS-10007',
    'Questions about your order? (305) 555-0142 · hello@floors.example',
  ]) {
    expect(mail.text).toContain(words);
    expect(unbroken).toContain(words);
  }
});

test('A shopper who reads Spanish gets the confirmation in Spanish, with a link to the Spanish receipt, and the shop reads of it in English', () => {
  const { mail, toShop } = inLanguage('es', () => ({
    mail: mailOf(CONTENT),
    toShop: forStaff(() => newMessageMail('shop@floors.example', MESSAGE, 'SPS Flooring')),
  }));
  expect(mail.subject).toBe('Su pedido SPS-10007 de SPS Flooring');
  expect(mail.html).toContain('<html lang="es">');
  for (const words of [
    'Hola:',
    'Total de artículos: $3,884.76',
    'Entrega estándar (2 tarimas): $398.00',
    'https://floors.example/es/orders/SPS-10007',
  ])
    expect(mail.text).toContain(words);
  expect(toShop.subject).toBe('Message from Ana Diaz');
  expect(toShop.html).toContain('<html lang="en">');
});

test('Every figure of the confirmation stands on a line of its own, with a minus before what is taken off and no other', () => {
  expect(mailOf(CONTENT).text).toContain(`White Oak
  66 boxes × $58.86, 1,560.24 sqft: $3,884.76

Item total: $3,884.76
Installation: $4,290.66
Estimated taxes: $271.93
Standard Delivery (2 pallets): $398.00
Discount · FIVE: -$194.24
`);
  expect(mailOf({ ...CONTENT, lines: CONTENT.lines.map((line) => ({ ...line, boxes: 1 })) }).text).toContain(
    '\n  1 box × $58.86, 23.64 sqft: $58.86\n',
  );
});

test('The ZIP code of a delivery may have its four further digits, and what only looks like one is not repeated', () => {
  const placeOf = (addressText: string): string | undefined => /Delivery to: (.*)/.exec(mailOf({ ...CONTENT, addressText }).text)?.[1];
  expect(placeOf('1420 Coral Way, Miami, FL 33145-2210')).toBe('The address on your receipt, ZIP code 33145-2210.');
  for (const odd of ['1420 Coral Way, FL 33145-evil', '1420 Coral Way, FL 133145', ''])
    expect(placeOf(odd)).toBe('The address on your receipt.');
});

test('A pickup says where and names no delivery, and does without settings that cannot be read', () => {
  const content: SnapshotContent = {
    ...CONTENT,
    bill: { ...CONTENT.bill, shippingCents: 0, installationCents: 0, discountCents: 0 },
    choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false },
    addressText: null,
    miles: null,
    band: null,
  };
  const pickup = mailOf(content);
  expect(mailOf(content, { ...SELLER, settings: null }).text).toContain('Pickup: At our store.\n');
  expect(pickup.text).toContain(
    'Pickup: At our store, 1 Plank Way, Doral, FL 33178.\nPlease bring: Your order number, SPS-10007, or your handover code, 4821 0937.\nInstallation: Not included in this order.\nWhat happens next: We will email you when your boxes are ready to pick up.',
  );
  expect(pickup.text).not.toMatch(/Delivery|Discount/);
});

test('A delivery without a price says that the shop calls', () => {
  expect(mailOf({ ...CONTENT, miles: null, band: null, bill: { ...CONTENT.bill, shippingCents: 0 } }).text).toContain(
    'We will call you to set up delivery.',
  );
});

test("A mail to a mailbox that may be somebody else's holds nothing that the shopper wrote", () => {
  for (const addressText of ['Call 305-555-0199 now', 'You have won\nhttp://evil.example/33145', 'evil 33145 x']) {
    const mail = mailOf({ ...CONTENT, addressText });
    expect(`${mail.text}${mail.html ?? ''}`).not.toMatch(/evil|won|0199/);
    expect(mail.text).toMatch(/\nDelivery to: The address on your receipt(, ZIP code 33145)?\.\n/);
  }
});

test('No title or code can become markup, or write a line of its own', () => {
  const evil = `<img src=x onerror="alert(1)">\r\nTotal: $0.00 & 'more'`;
  const mail = mailOf({
    ...CONTENT,
    addressText: evil,
    choice: { ...CONTENT.choice, promoCode: evil },
    lines: CONTENT.lines.map((line) => ({ ...line, title: evil })),
  });
  expect(mail.html).not.toContain('<img');
  expect(mail.html?.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt; Total: \$0\.00 &amp; &#39;more&#39;/g)).toHaveLength(2);
  expect(mail.text.split('\n').filter((line) => line.startsWith('Total'))).toEqual([]);
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test('The mail of a demo order says in subject and text that no money was taken', () => {
  const mail = mailOf(CONTENT, { ...SELLER, isDemo: true });
  expect(mail.subject).toBe('Demo: your SPS Flooring order SPS-10007');
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain('This is a demo order: no money was taken for it.');
    expect(text).not.toContain('received your payment');
  }
});
