/** A fault's mending, and the test that fails without it. */
export interface Mending {
  readonly what: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly text: string;
  /** In its place. */
  readonly instead?: string;
  readonly test: string;
  readonly project: 'unit' | 'plain' | 'embedded';
  /** As in the source of the test. */
  readonly title: string;
}

export const MENDINGS: readonly Mending[] = [
  {
    what: 'getcataloguechanges: as many keys as there are entries',
    file: 'server/routes/catalogue-change-routes.ts',
    text: "(since === '' ? since : canonicalState(db, await watchedFeed(), since))",
    instead: 'since',
    test: 'tests/contract/made-up-states.test.ts',
    project: 'embedded',
    title: 'Made-up states of the catalogue are answered from few stored replies, and a real one as before',
  },
  {
    what: 'Unknown floors: one not-found document of their kind',
    file: 'server/site/known-pages.ts',
    text: '(await addresses()).has(decodeURIComponent(path)) ? path : `${area}-`',
    instead: 'path',
    test: 'server/site/known-pages.test.ts',
    project: 'plain',
    title: 'Ten thousand made-up floors ask the database once, and a change of the catalogue once more',
  },
  {
    what: 'Unknown paths: one not-found document',
    file: 'server/site/known-pages.ts',
    text: 'if (area === undefined) return NOWHERE;',
    instead: 'if (area === undefined) return path;',
    test: 'server/site/known-pages.test.ts',
    project: 'plain',
    title: '%s is rendered as %s',
  },
  {
    what: 'Orders of style names: only the sets that documents name',
    file: 'server/site/page-styles.ts',
    text: 'const entry = allowed.get(key);\n      if (entry === undefined) return null;',
    instead: 'const entry: { text: Promise<CompressedText | null> | null } = allowed.get(key) ?? { text: null };',
    test: 'server/site/page-styles.test.ts',
    project: 'plain',
    title: 'A set that no document names is none of them, although its files are: made-up orders are not even put together',
  },
  {
    what: "Work in progress: one client's share",
    file: 'server/http/work-limit.ts',
    text: 'count >= limits.perClient',
    instead: 'count < 0',
    test: 'server/http/work-limit.test.ts',
    project: 'plain',
    title: 'A client with enough in progress is told to wait, others are served until the store has enough to do',
  },
  {
    what: 'Work in progress: the whole',
    file: 'server/http/work-limit.ts',
    text: 'whole >= limits.whole',
    instead: 'whole < 0',
    test: 'server/http/work-limit.test.ts',
    project: 'plain',
    title: 'A client with enough in progress is told to wait, others are served until the store has enough to do',
  },
  {
    what: '429 beyond a limit',
    file: 'server/http/rate-limits.ts',
    text: 'if (hits > limit.hits) {',
    instead: 'if (hits < 0) {',
    test: 'tests/requests/rate-limits.test.ts',
    project: 'unit',
    title: '%s lets %d tries through in %d minutes, refuses the next, and opens again after that',
  },
  {
    what: '429 with Retry-After',
    file: 'server/http/rate-limits.ts',
    text: "{ 'Retry-After': String(seconds) }",
    instead: '{}',
    test: 'tests/requests/rate-limits.test.ts',
    project: 'unit',
    title: '%s lets %d tries through in %d minutes, refuses the next, and opens again after that',
  },
  {
    what: 'Guesses go on after a 429: one turn after the other',
    file: 'server/http/slowed-callers.ts',
    text: 'if (before === undefined) return;',
    instead: 'if (before === undefined || pauseMs > 0) return;',
    test: 'server/http/slowed-callers.test.ts',
    project: 'plain',
    title: 'A caller who was refused gets one turn after the other, and everybody else goes on at once',
  },
  {
    what: 'Parts of the catalogue: so many a minute for one address',
    file: 'server/http/request-rate.ts',
    text: 'if (window.count > requests) {',
    instead: 'if (window.count < 0) {',
    test: 'server/http/request-rate.test.ts',
    project: 'plain',
    title: 'A client that asks without end is told to wait, others are not, and the next minute it is served again',
  },
  {
    what: 'Passwords are checked a few at a time',
    file: 'server/security/at-most.ts',
    text: 'running >= limit',
    instead: 'running < 0',
    test: 'server/security/at-most.test.ts',
    project: 'plain',
    title: 'Two at a time run, the rest waits in order, and a failure makes room too',
  },
  {
    what: "A disk that fills up at once: room kept for the engine's log",
    file: 'server/db/open-embedded.ts',
    text: 'if (!kept.giveUp()) endFull(folder);',
    instead: 'kept.isKept();',
    test: 'tests/servers/disk-trouble.embedded.test.ts',
    project: 'embedded',
    title: 'that fills up at once, before a look at it, keeps nobody waiting: the log goes on in room that was kept for it',
  },
  {
    what: "Rich text: the server's length comes first",
    file: 'server/safe-html.ts',
    text: '.slice(0, MAX_RICH_TEXT_CHARACTERS)',
    test: 'server/safe-html.test.ts',
    project: 'plain',
    title: 'Longer HTML is cut before it is read',
  },
  {
    what: "Rich text: the document's is sanitised by the server",
    file: 'src/ui/rich-text.tsx',
    text: 'document.safeHtml(html)',
    instead: 'html',
    test: 'tests/pages/rich-text.test.tsx',
    project: 'unit',
    title: 'of a document is sanitised by the server, and hydration leaves its very elements',
  },
  {
    what: "Rich text: a reply's is sanitised by the page",
    file: 'src/ui/rich-text.tsx',
    text: 'purifyHtml(html)',
    instead: 'html',
    test: 'tests/pages/rich-text.test.tsx',
    project: 'unit',
    title: 'of a reply is sanitised by the page',
  },
  {
    what: 'Signing out everywhere asks for the password',
    file: 'server/routes/account-routes.ts',
    text: "    await requirePassword(context, currentPassword, 'Your password is not right. Please try again, or reset it by email.');\n",
    test: 'tests/contract/account-calls.test.ts',
    project: 'embedded',
    title: 'are signed out by the password only, which cannot be guessed: who holds a key alone signs nobody out',
  },
];
