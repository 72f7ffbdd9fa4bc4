import { useCallback, useState } from 'react';
import { FALLBACK_PICTURE, pictureSrcset, type Picture } from '../domain/picture';
import { classNames } from './class-names';
import css from './product-picture.module.css';

export interface PicProps {
  readonly picture: Picture;
  readonly sizes: string;
  readonly isEager?: boolean;
  readonly className?: string | undefined;
  readonly narrow?: { readonly picture: Picture; readonly media: string; readonly sizes: string } | null;
  /** True when the text beside it says what it shows. */
  readonly isDecorative?: boolean;
}

export function Pic({ picture, sizes, isEager = false, className, narrow = null, isDecorative = false }: PicProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const shown = failedSrc === picture.src ? { ...FALLBACK_PICTURE, alt: picture.alt } : picture;
  const catchEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image !== null && image.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(picture.src);
    },
    [picture.src],
  );
  return (
    <picture className={classNames(css['picture'], className)} style={{ backgroundColor: shown.color }}>
      {narrow === null || shown !== picture ? null : <Sources {...narrow} />}
      <Sources picture={shown} sizes={sizes} />
      <img
        ref={catchEarlyFailure}
        className={css['image']}
        src={shown.src}
        alt={isDecorative ? '' : shown.alt}
        width={shown.widthPx}
        height={shown.heightPx}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding={isEager ? 'auto' : 'async'}
        onError={() => setFailedSrc(picture.src)}
      />
    </picture>
  );
}

interface CutProps {
  readonly picture: Picture;
  readonly sizes: string;
  readonly media?: string | undefined;
}

function Sources({ picture, sizes, media }: CutProps) {
  return (['avif', 'webp'] as const).map((format) => {
    const srcSet = pictureSrcset(picture, format);
    return srcSet === '' ? null : <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} media={media} />;
  });
}
