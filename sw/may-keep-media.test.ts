import { describe, expect, it } from 'vitest';
import { hasKind, mayKeepMedia } from './may-keep-media';

const URL_OF_PICTURE = 'https://store.example/media/drawing.svg';
const DRAWING = '<svg></svg>';

function picture(body = DRAWING, status = 200, mediaType = 'image/svg+xml'): Response {
  return new Response(body, { status, headers: { 'Content-Type': mediaType } });
}

describe('A picture', () => {
  it('may be kept when it is whole, and its body can still be read', async () => {
    const response = picture();
    expect(await mayKeepMedia(response, URL_OF_PICTURE)).toBe(true);
    expect(await response.text()).toBe(DRAWING);
  });

  it.each([
    ['an error', picture(DRAWING, 404)],
    ['a part', picture(DRAWING, 206)],
    ['the page of a portal', picture('<h1>Welcome to Guest WiFi</h1>', 200, 'text/html')],
    ["a portal's page under the picture's kind", picture('<h1>Welcome to Guest WiFi</h1>')],
    ['a picture under the kind of a page', picture(DRAWING, 200, 'text/html')],
    ['a picture that is cut short', picture(DRAWING.slice(0, 8))],
    ['nothing', picture('')],
    ['what a redirect led to', Object.defineProperty(picture(), 'redirected', { value: true })],
  ])('is not kept where the response is %s', async (_what, response) => {
    expect(await mayKeepMedia(response, URL_OF_PICTURE)).toBe(false);
  });

  it('that was kept is used by its kind', () => {
    expect(hasKind(picture(), URL_OF_PICTURE)).toBe(true);
    expect(hasKind(picture(DRAWING, 200, 'text/html'), URL_OF_PICTURE)).toBe(false);
    expect(hasKind(new Response(null), URL_OF_PICTURE)).toBe(false);
  });
});
