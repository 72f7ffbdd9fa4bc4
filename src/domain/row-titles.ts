export type RowTopic =
  | 'look'
  | 'colour'
  | 'series'
  | 'core'
  | 'wearLayer'
  | 'thickness'
  | 'pad'
  | 'size'
  | 'width'
  | 'waterproof'
  | 'method'
  | 'bestFor'
  | 'levels'
  | 'notFor'
  | 'sound';

/** Our titles come first, then those of other back ends. */
export const ROW_TITLES: Readonly<Record<RowTopic, readonly string[]>> = {
  look: ['look', 'visual', 'species', 'appearance', 'design', 'wood species', 'surface look', 'style and look'],
  colour: ['color', 'colour', 'shade', 'tone', 'color tone', 'color family'],
  series: ['series', 'collection', 'product line', 'line'],
  core: ['core', 'core type', 'core material', 'construction', 'material', 'product type', 'type', 'floor type'],
  wearLayer: ['wear layer', 'wearlayer', 'wear layer thickness', 'wear layer mil', 'top layer', 'protective layer'],
  thickness: [
    'total thickness',
    'thickness',
    'overall thickness',
    'plank thickness',
    'tile thickness',
    'product thickness',
    'thickness mm',
  ],
  pad: [
    'attached pad',
    'pad',
    'attached underlayment',
    'attached underlay',
    'underlayment attached',
    'pad attached',
    'pre attached pad',
    'preattached pad',
    'backing',
    'underpad',
    'attached underpad',
  ],
  size: [
    'plank size',
    'tile size',
    'size',
    'dimensions',
    'plank dimensions',
    'tile dimensions',
    'product size',
    'width x length',
    'nominal size',
  ],
  width: ['width', 'plank width', 'tile width', 'board width', 'width in'],
  waterproof: ['waterproof', 'water proof', 'water resistance', 'water', 'moisture resistance', 'is waterproof'],
  method: [
    'method',
    'installation method',
    'install method',
    'installation',
    'installation type',
    'install type',
    'locking system',
    'joint',
  ],
  bestFor: [
    'best for',
    'recommended for',
    'suitable for',
    'suitable rooms',
    'recommended rooms',
    'recommended use',
    'rooms',
    'room',
    'use in',
    'application',
    'applications',
    'areas of use',
  ],
  levels: ['levels', 'level', 'grade', 'grade level', 'grade levels', 'installation grade', 'installation level', 'installation levels'],
  notFor: ['do not install', 'not for', 'not suitable for', 'not recommended for', 'do not use in', 'not allowed in', 'rooms not allowed'],
  sound: [
    'iic / stc',
    'stc / iic',
    'iic',
    'iic rating',
    'sound',
    'sound rating',
    'sound ratings',
    'acoustic rating',
    'impact sound',
    'impact insulation class',
    'impact insulation class iic',
  ],
};

const TOPICS: ReadonlyMap<string, RowTopic> = new Map(
  (Object.entries(ROW_TITLES) as [RowTopic, readonly string[]][]).flatMap(([topic, titles]) =>
    titles.map((title) => [plainTitle(title), topic] as const),
  ),
);

/** Undefined for rows of no facet. */
export function topicOf(title: string): RowTopic | undefined {
  return TOPICS.get(plainTitle(title));
}

function plainTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
