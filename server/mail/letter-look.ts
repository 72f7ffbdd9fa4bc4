import { accentOf, DEFAULT_ACCENT } from '../../src/domain/accent-colour';
import type { Settings } from '../../src/domain/settings';
import { oneLine } from '../../src/domain/one-line';
import { escapeHtml } from './escape-html';

export interface LetterLook {
  readonly accent: string;
  /** Null shows the shop's name instead. Sizes in CSS pixels. */
  readonly logo: { readonly address: string; readonly widthPx: number; readonly heightPx: number } | null;
}

export const PLAIN_LOOK: LetterLook = { accent: DEFAULT_ACCENT, logo: null };

/** Inline styles, which all mail programs support. */
export const LETTER_STYLES = {
  quiet: 'color:#4a433c;font-size:14px;line-height:20px',
  rule: 'border-top:1px solid #ddd5c9',
} as const;

export const SERIF = "font-family:Georgia,'Times New Roman',serif;font-weight:400";

/** `publicUrl` without a final slash; mail programs load the logo from it. */
export function letterLook({ logo, accentColor }: Pick<Settings, 'logo' | 'accentColor'>, publicUrl: string): LetterLook {
  return {
    accent: accentOf(accentColor),
    logo:
      logo === undefined
        ? null
        : { address: `${publicUrl}/icons/${logo.name}-mail.png`, widthPx: logo.paperWidthPx, heightPx: logo.paperHeightPx },
  };
}

/** Mail programs that do not load pictures show the shop's name. */
export function letterHead(shopName: string, { logo }: LetterLook): string {
  const name = escapeHtml(oneLine(shopName));
  const content =
    logo === null
      ? name
      : `<img src="${escapeHtml(logo.address)}" alt="${name}" width="${logo.widthPx}" height="${logo.heightPx}" style="display:block;border:0">`;
  return `<p style="margin:0 0 32px;${SERIF};font-size:20px">${content}</p>`;
}

/** The style of a letter's button. */
export function letterButton({ accent }: LetterLook): string {
  return `display:inline-block;padding:14px 24px;border-radius:8px;background:${accent};color:#fbf9f6;font-weight:600;text-decoration:none`;
}
