// @vitest-environment jsdom
// DOMPurify is known not to be safe in happy-dom, which reads HTML in another way than browsers do.
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { safeHtml } from '../../server/safe-html';
import { DocumentContext } from '../../src/ui/document-context';
import { purifyHtml } from '../../src/ui/purify-html';
import { RichText } from '../../src/ui/rich-text';
import { dangersIn, HOSTILE_HTML } from '../fixtures/hostile-html';

function parse(html: string): Element {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
}

describe.each([
  { whose: 'the server', sanitise: safeHtml },
  { whose: 'the page', sanitise: purifyHtml },
])('HTML that $whose sanitises', ({ sanitise }) => {
  it.each(HOSTILE_HTML)('leaves nothing that could run: %s', (hostile) => {
    expect(dangersIn(parse(sanitise(hostile)))).toEqual([]);
  });

  it('stays the same when it is sanitised again', () => {
    for (const hostile of HOSTILE_HTML) expect(sanitise(sanitise(hostile))).toBe(sanitise(hostile));
  });

  it('keeps what a shop writes, with links that tell other sites nothing', () => {
    const written =
      '<h2>Care</h2><p>Mop <strong>damp</strong> &amp; dry.<br>Then wait.</p><ul><li>Felt</li></ul><table><tbody><tr><th scope="row">pH</th><td colspan="2">7</td></tr></tbody></table><img src="/media/oak.jpg" alt="Oak" width="40">';
    expect(sanitise(written)).toBe(written);
    expect(sanitise('<a href="/contact-us" onclick="steal()">Write</a>')).toBe('<a href="/contact-us">Write</a>');
    expect(sanitise('<a href="https://a.example/x?a=1&amp;b=2">x</a>')).toBe(
      '<a href="https://a.example/x?a=1&amp;b=2" rel="noopener noreferrer">x</a>',
    );
  });

  it('has no heading of the first level, since the page has its own', () => {
    expect(sanitise('<h1>Terms</h1><h5>More</h5>')).toBe('<h2>Terms</h2><h4>More</h4>');
  });
});

describe('Rich text', () => {
  const HOSTILE = '<p>Oak <img src=x onerror=steal()></p>';
  let root: Root | undefined;
  afterEach(() => {
    act(() => root?.unmount());
    root = undefined;
    document.body.innerHTML = '';
    vi.restoreAllMocks();
  });

  async function hydrated(html: string): Promise<HTMLElement> {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(
      <DocumentContext value={{ siteUrl: '', entries: [], said: [], safeHtml }}>
        <RichText html={html} />
      </DocumentContext>,
    );
    await act(async () => {
      root = hydrateRoot(host, <RichText html={html} />);
    });
    return host;
  }

  test('of a document is sanitised by the server, and hydration leaves its very elements', async () => {
    const complaints = vi.spyOn(console, 'error');
    const written = vi.spyOn(Element.prototype, 'innerHTML', 'set');
    const host = await hydrated(HOSTILE);
    const paragraph = host.querySelector('p');
    expect(host.innerHTML).toContain('<p>Oak <img></p>');
    expect(complaints).not.toHaveBeenCalled();
    expect(written).toHaveBeenCalledTimes(1);
    await act(async () => root?.render(<RichText html={HOSTILE} className="wide" />));
    expect(host.querySelector('p')).toBe(paragraph);
  });

  test('that a reply changes is sanitised by the page', async () => {
    const host = await hydrated('<p>Oak</p>');
    await act(async () => root?.render(<RichText html={HOSTILE.replace('Oak', 'Elm')} />));
    expect(host.innerHTML).toContain('<p>Elm <img></p>');
    await act(async () => root?.render(<RichText html="<p>Oak</p>" />));
    expect(host.textContent).toBe('Oak');
  });

  test('of a reply is sanitised by the page', () => {
    render(<RichText html={HOSTILE} />);
    expect(screen.getByText('Oak').outerHTML).toBe('<p>Oak <img></p>');
  });
});
