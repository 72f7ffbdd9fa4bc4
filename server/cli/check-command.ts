import { readLastBackup } from '../backup/kept-backups';
import { readIconMark } from '../media/kept-icons';
import { readContentRows } from '../repositories/content-rows';
import { readCheapest } from '../repositories/filled-texts';
import { readMailTraces } from '../repositories/outgoing-mails';
import { readSettings } from '../repositories/settings';
import { countOwners } from '../repositories/staff';
import { sampleSettings } from '../seed/seed-content';
import { done, misused, type Command } from './command';
import { type ReadinessItem, readinessOfSettings, readinessOfTexts, readinessOfContent, readinessOfSurroundings } from './readiness';
import { readinessInSpanish } from './missing-spanish';
import { table } from './table';

export const checkCommand: Command = {
  name: 'check',
  parameters: '[--json]',
  summary: 'what a shop must set before it opens, and what is still of the sample; ends with 1 while anything is open',
  run: async ({ db, dataDir, env, showLine }, args) => {
    if (args.some((arg) => arg !== '--json')) return misused("'check' takes nothing but --json.");
    // Loaded on demand: a running store does not need the sample shop.
    const { findSampleContent } = await import('../seed/demo-content');
    const traces = {
      ...(await readMailTraces(db)),
      backedUpAt: await readLastBackup(dataDir),
      hasOwnIcons: (await readIconMark(dataDir)) !== null,
      owners: await countOwners(db),
      now: Date.now(),
    };
    const settings = await readSettings(db);
    const items = [
      ...(env === undefined ? [] : readinessOfSurroundings(env, traces)),
      ...readinessOfSettings(settings, sampleSettings()),
      ...readinessOfContent(await findSampleContent(db)),
      ...(await readinessInSpanish(db)),
      ...readinessOfTexts(await readContentRows(db), settings, await readCheapest(db)),
    ];
    const isReady = items.every((item) => item.isReady);
    const { text } = done(args.includes('--json') ? JSON.stringify({ isReady, items }, null, 2) : checkText(items));
    const exitCode = isReady ? 0 : 1;
    if (showLine === undefined) return { exitCode, text };
    // To standard output, where scripts read it, whatever the result.
    showLine(text.trimEnd());
    return { exitCode, text: '' };
  },
};

function checkText(items: readonly ReadinessItem[]): string {
  const open = items.filter(({ isReady }) => !isReady);
  const rows = items.map(({ isReady, part, name, found, todo }) => [isReady ? 'green' : 'RED', part, name, found, todo]);
  return [
    table(['', 'Part', 'What', 'Found', 'To do'], rows),
    '',
    open.length === 0
      ? 'All green: the shop can open.'
      : `${open.length} of ${items.length} are red. A value that is right as it is: set it once more, and it is yours.`,
  ].join('\n');
}
