import { billTexts } from '../bill.texts';
import { roomPurchaseTexts } from './room-purchase.texts';
import { formatSqft } from '../coverage';
import { formatUsd } from '../money';
import { boxesText } from '../number-text';
import type { Material } from './materials';
import { planWords } from './plan-words';
import type { Project } from './project';
import type { ProjectMeasure } from './project-floors';
import { notIncludedSentence, type ProjectPrice } from './project-price';

export interface SharedFacts {
  readonly price: ProjectPrice | null;
  readonly materials: readonly Material[];
  /** For example 'Nov 25, 2026'. */
  readonly day: string;
  readonly shopName: string;
  readonly shopAddress: string;
}

/** Plain text for sharing. */
export function projectText(
  project: Project,
  { rooms, shares }: ProjectMeasure,
  { price, materials, day, shopName, shopAddress }: SharedFacts,
): string {
  const measured = rooms.filter(({ area }) => area > 0n);
  return [
    project.name,
    ...measured.map((room) => (room.room.note === '' ? planWords(room) : `${planWords(room)} ${room.room.note}`)),
    '',
    ...shares.map(({ floor, boxes, covered }) => roomPurchaseTexts.floorLine(floor.title, boxesText(boxes), formatSqft(covered))),
    ...(price === null ? [] : priceLines(price)),
    notIncludedSentence(),
    '',
    ...materials.map(({ what, amount }) => `${what}: ${amount}`),
    '',
    roomPurchaseTexts.estimate(day, shopName, shopAddress),
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function priceLines({ bill, totalCentsPerSqft }: ProjectPrice): readonly string[] {
  const line = (label: string, cents: number): readonly string[] => (cents === 0 ? [] : [`${label}: ${formatUsd(cents)}`]);
  return [
    ...line(billTexts.items, bill.itemsCents),
    ...line(billTexts.installation, bill.installationCents),
    ...line(billTexts.taxes, bill.taxCents),
    ...line(billTexts.shipping, bill.shippingCents),
    ...line(billTexts.discount, -bill.discountCents),
    `${roomPurchaseTexts.total(formatUsd(bill.totalCents))}${totalCentsPerSqft === null ? '' : roomPurchaseTexts.perSqft(formatUsd(totalCentsPerSqft))}`,
  ];
}
