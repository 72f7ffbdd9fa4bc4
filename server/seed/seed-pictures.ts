import type { pictures } from '../db/schema/catalogue';
import { about } from './about';
import { articles } from './articles';
import { banners } from './banners';
import { categories } from './categories';
import { guides } from './guides';
import pictureFacts from './picture-facts.json';
import { products } from './products';

interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly color: string;
  readonly alt: string;
}

const drawn: Readonly<Record<string, DrawnPicture>> = pictureFacts;

/** For a picture that is not drawn. */
const NEUTRAL: DrawnPicture = { width: 1280, height: 960, widths: [640, 1280], color: '#d8ccbb', alt: '' };

/** Null when the picture program drew no portrait crop. */
export function tallPictureName(pictureName: string): string | null {
  const tall = `${pictureName}-tall`;
  return tall in drawn ? tall : null;
}

/** Rows for all drawn pictures and for all others that the sample shop uses. */
export function pictureRows(): (typeof pictures.$inferInsert)[] {
  const named = [
    ...products.flatMap(({ pictureNames }) => pictureNames),
    ...guides.flatMap(({ pictureNames }) => pictureNames),
    ...[...categories, ...articles, ...banners, about].map(({ pictureName }) => pictureName),
  ];
  return [...new Set([...Object.keys(drawn), ...named])].sort().map((name) => {
    const { width, height, widths, color, alt } = drawn[name] ?? NEUTRAL;
    return { name, widthPx: width, heightPx: height, widths, color, alt };
  });
}
