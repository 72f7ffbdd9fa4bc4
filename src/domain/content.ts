import { isCalendarDay } from './calendar-day';
import type { Category, Media } from './catalogue';
import type { Cents } from './money';
import type { InEnglish } from './in-english';
import type { Picture } from './picture';
import { dayNumberTexts } from './day-number.texts';

export interface SlideFloor {
  readonly title: string;
  readonly slug: string;
  readonly priceCentsPerSqft: Cents | null;
  readonly picture: Picture;
}

export interface BannerSlide extends InEnglish {
  readonly type: 'image' | 'video';
  readonly picture: Picture;
  /** A portrait crop for phones. */
  readonly tallPicture: Picture | null;
  readonly videoSrc: string | null;
  readonly title: string;
  readonly subtitle: string;
  /** Null when the back end gives none, or the product is not sold. */
  readonly floor: SlideFloor | null;
}

export interface Testimonial extends InEnglish {
  readonly name: string;
  readonly designation: string;
  readonly descriptionHtml: string;
  readonly picture: Picture | null;
}

export interface HomeContent extends InEnglish {
  readonly banner: readonly BannerSlide[];
  readonly categories: readonly Category[];
  readonly testimonials: readonly Testimonial[];
  readonly flooringTitle: string;
  readonly flooringSubTitle: string;
  readonly bestsellersTitle: string;
  readonly bestsellersSubTitle: string;
  readonly clientsSayTitle: string;
  readonly clientsSaySubTitle: string;
}

/** `date` is YYYY-MM-DD, or '' when the back end's date cannot be read. */
export interface Article extends InEnglish {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly picture: Picture;
  readonly thumbnail: Picture;
  readonly descriptionHtml: string;
}

export interface Guide extends InEnglish {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly picture: Picture;
  readonly media: readonly Media[];
  readonly descriptionHtml: string;
}

export interface About extends InEnglish {
  readonly picture: Picture;
  readonly bannerTitle: string;
  readonly bannerSubTitle: string;
  readonly title: string;
  readonly subTitle: string;
  readonly descriptionHtml: string;
  readonly extraHtml: string;
}

/** Returns YYYY-MM-DD, or '' when the text contains no date. */
export function calendarDay(text: string): string {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text.trim()) ?? [];
  if (day !== undefined) return isCalendarDay(day) ? day : '';
  // Without a year Date.parse accepts almost anything.
  const meant = new Date(/\b(19|20)\d\d\b/.test(text) ? text : Number.NaN);
  if (Number.isNaN(meant.getTime())) return '';
  return [meant.getFullYear(), meant.getMonth() + 1, meant.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** '04 Jun 2025'; '' for no day. No Intl: a page's first DateTimeFormat is slow. */
export function formatDay(date: string): string {
  if (!isCalendarDay(date)) return '';
  const parsed = new Date(`${date}T00:00:00Z`);
  return dayNumberTexts.published(parsed.getUTCDate(), parsed.getUTCMonth(), parsed.getUTCFullYear());
}
