const NOT_OPENED = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>The store could not be opened</title>
<p>The store could not be opened. Check the connection, then reload the page.</p>
</html>`;

/** Otherwise a page that tells the shopper what to do. */
export async function firstThatWorks(sources: readonly (() => Promise<Response | null>)[]): Promise<Response> {
  for (const source of sources) {
    const response = await source().catch(() => null);
    if (response !== null) return response;
  }
  return new Response(NOT_OPENED, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
