import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FALLBACK_PICTURE, type Picture } from '../domain/picture';
import { Pic } from './product-picture';

const PLANK: Picture = {
  src: '/media/p107-plank-1280.webp',
  widths: [320, 640, 1280],
  widthPx: 1280,
  heightPx: 960,
  color: '#dcc9ac',
  alt: 'Maple planks',
};
const TALL: Picture = { ...PLANK, src: '/media/hero-1-tall-960.webp', widths: [480, 960], widthPx: 960, heightPx: 1600 };

describe('a picture of the shop', () => {
  it('offers AVIF, then WebP, in every width the server holds', () => {
    const markup = renderToStaticMarkup(<Pic picture={PLANK} sizes="50vw" />);
    expect(markup).toContain(
      '<source type="image/avif" srcSet="/media/p107-plank-320.avif 320w, /media/p107-plank-640.avif 640w, /media/p107-plank-1280.avif 1280w" sizes="50vw"/>',
    );
    expect(markup.indexOf('image/avif')).toBeLessThan(markup.indexOf('image/webp'));
  });

  it('reserves its place by width, height and colour before it has loaded', () => {
    const markup = renderToStaticMarkup(<Pic picture={PLANK} sizes="50vw" />);
    expect(markup).toContain('width="1280" height="960"');
    expect(markup).toContain('background-color:#dcc9ac');
  });

  it('waits until it is near the window, unless the screen opens with it', () => {
    expect(renderToStaticMarkup(<Pic picture={PLANK} sizes="50vw" />)).toContain('loading="lazy"');
    expect(renderToStaticMarkup(<Pic picture={PLANK} sizes="50vw" isEager />)).toContain('loading="eager" fetchPriority="high"');
  });

  it('puts the portrait cut for narrow windows ahead of the wide one', () => {
    const markup = renderToStaticMarkup(
      <Pic picture={PLANK} sizes="100vw" narrow={{ picture: TALL, media: '(max-width: 767px)', sizes: '100vw' }} />,
    );
    expect(markup.indexOf('media="(max-width: 767px)"')).toBeGreaterThan(0);
    expect(markup.indexOf('hero-1-tall-480.avif')).toBeLessThan(markup.indexOf('p107-plank-320.avif'));
  });

  it('a plain address of another back end has no sources, only the image', () => {
    const markup = renderToStaticMarkup(<Pic picture={{ ...FALLBACK_PICTURE, src: 'https://a.example/x.jpg' }} sizes="50vw" />);
    expect(markup).not.toContain('<source');
    expect(markup).toContain('src="https://a.example/x.jpg"');
  });

  it('is silent to screen readers where the text beside it says the same', () => {
    expect(renderToStaticMarkup(<Pic picture={PLANK} sizes="50vw" />)).toContain('alt="Maple planks"');
    expect(renderToStaticMarkup(<Pic picture={PLANK} sizes="50vw" isDecorative />)).toContain('alt=""');
  });
});
