import type { Stone, StoneLook } from './look';

function stone(id: number, title: string, isLarge: boolean, kind: Stone, stops: string, grout: string, alt: string, variation: number, sheen: number): StoneLook {
  const [light = '#ccc', mean = '#aaa', dark = '#888', accent = '#666'] = stops.split(' ');
  return {
    kind: 'stone', id, title, lengthMm: isLarge ? 813 : 610, widthMm: isLarge ? 406 : 305, stone: kind,
    stops: [light, mean, dark, accent], grout, variation, sheen, bevelMm: 1.2, alt,
  };
}

/** The stone-look tiles with their grout-coloured edges. */
export const stoneLooks: readonly StoneLook[] = [
  stone(132, 'Cream Travertine', false, 'travertine', '#e5dccb #d8cbb6 #c1ae92 #a8916f', '#c8bdaa', 'Cream travertine-look tiles with soft bands and filled pits, light joints', 0.45, 0.5),
  stone(133, 'Grey Slate', false, 'slate', '#75797b #5d6265 #43484b #7a6a58', '#8d8b86', 'Blue-grey slate-look tiles with a split surface and touches of rust, pale joints', 0.7, 0.35),
  stone(134, 'Concrete Mist', false, 'concrete', '#c6c4bf #b4b2ad #9b9994 #87857f', '#a3a19c', 'Light grey concrete-look tiles, cloudy and smooth, tone-in-tone joints', 0.3, 0.35),
  stone(135, 'Sand Limestone', false, 'limestone', '#dccfb8 #cdbda2 #b19f82 #94825f', '#bbae97', 'Sand limestone-look tiles, fine grained with faint shell marks', 0.35, 0.35),
  stone(136, 'White Marble Look', true, 'marble', '#f0eeea #e6e4df #cfcdc9 #8f9092', '#d3d1cc', 'White marble-look tiles with soft grey veins, slim joints', 0.3, 0.9),
  stone(137, 'Pewter Stone', true, 'basalt', '#8f8c87 #7a7772 #625f5b #504e4a', '#6e6b67', 'Pewter-grey stone-look tiles with fine even grain', 0.35, 0.4),
  stone(138, 'Terrazzo Light', true, 'terrazzo', '#ebe7df #e0dbd1 #c9c2b5 #8b8479', '#bdb6aa', 'Light terrazzo-look tiles with small grey, tan and rust chips', 0.2, 0.7),
];
