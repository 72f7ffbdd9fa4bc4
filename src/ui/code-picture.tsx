import { useEffect, useState } from 'react';
import { codePath } from '../domain/qr-svg-path';
import layout from './layout.module.css';
import css from './code-picture.module.css';
import { uiTexts } from './ui.texts';

/** Up to this length a code has room for more error correction. */
const MEDIUM_LETTERS = 330;
/** In modules: cameras need it (ISO/IEC 18004). */
const QUIET = 4;

interface DrawnCode {
  readonly path: string;
  readonly size: number;
}

/** Null until it is drawn. */
export interface ShownCode {
  readonly text: string;
  readonly drawn: DrawnCode | 'failed' | null;
}

/** Once for the screen and for paper. */
export function useDrawnCodes(codes: readonly string[]): readonly ShownCode[] {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, DrawnCode | 'failed'>>(new Map());
  useEffect(() => {
    // Each is kept under its own text: one that comes late, when the quote has changed, is shown by nobody.
    const show = (text: string, code: DrawnCode | 'failed'): void => setDrawn((before) => new Map([...before, [text, code]]));
    for (const text of codes) {
      drawCode(text).then(
        (code) => show(text, code),
        () => show(text, 'failed'),
      );
    }
  }, [codes]);
  return codes.map((text) => ({ text, drawn: drawn.get(text) ?? null }));
}

interface CodePictureProps {
  readonly code: ShownCode;
  readonly label: string;
  /** Instead of a picture that could not be drawn. */
  readonly failure?: string;
}

export function CodePicture({ code: { drawn }, label, failure = uiTexts.codeNotDrawn }: CodePictureProps) {
  if (drawn === 'failed') {
    return <p className={layout['quiet']}>{failure}</p>;
  }
  if (drawn === null) return <div className={css['waiting']} />;
  return (
    <svg className={css['code']} role="img" aria-label={label} viewBox={`0 0 ${drawn.size} ${drawn.size}`} shapeRendering="crispEdges">
      <rect width={drawn.size} height={drawn.size} className={css['paper']} />
      <path d={drawn.path} className={css['ink']} />
    </svg>
  );
}

async function drawCode(text: string): Promise<DrawnCode> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: text.length <= MEDIUM_LETTERS ? 'medium' : 'low', border: QUIET });
  return { path: codePath(rows), size: rows.length };
}
