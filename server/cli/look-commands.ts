import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database } from '../db/database';
import { keepIcons, removeLogos, removeIcons } from '../media/kept-icons';
import type { LogoForm } from '../media/make-logo';
import { MAX_OWNER_PICTURE_BYTES } from '../media/picture-formats';
import { nearest } from '../owner-files/nearest';
import { readOwnerFile } from '../owner-files/owner-file';
import { changeSettings } from '../repositories/settings';
import { done, failed, misused, refused, type Command } from './command';
import { fileProblem, fileReply } from './file-argument';
import type { ToolReply } from './tool-socket';

const LEFT = 'The logo was left as it is';
const REMOVED = "The shop's name stands in the place of the logo again.";
const TOO_LARGE = `The picture has more than 20 MB. Save it smaller. ${LEFT}.`;

export const logoCommand: Command = {
  name: 'logo',
  parameters: 'FILE [--on-paper FILE] | remove',
  summary: "shows a picture in the place of the shop's name in header, footer, mails and prints, such as 'logo logo.svg'",
  run: async ({ db, dataDir, workingDir }, args) => {
    const named = readArguments(args);
    if (named === null)
      return misused("Name one picture, such as 'logo logo.svg', and after --on-paper one for paper. Put a name with blanks into quotes.");
    // Loaded on demand: a starting store does not need the image encoder.
    const { makeLogo } = await import('../media/make-logo');
    try {
      if (named.file === 'remove') return await removeLogo(db, dataDir);
      if (nearest(named.file, ['remove']) !== null && !existsSync(resolve(workingDir, named.file)))
        return refused(`There is no file '${named.file}'. Did you mean 'logo remove'?`);
      const picture = await readOwnerFile(resolve(workingDir, named.file), MAX_OWNER_PICTURE_BYTES);
      if (picture === null) return refused(TOO_LARGE);
      const forPaper = named.paper === null ? null : await readOwnerFile(resolve(workingDir, named.paper), MAX_OWNER_PICTURE_BYTES);
      if (named.paper !== null && forPaper === null) return refused(TOO_LARGE);
      const made = await makeLogo(picture, forPaper);
      if ('problem' in made) return refused(`${made.problem} ${LEFT}.`);
      // Files first: no page may name a missing one. Earlier files stay, because sent mails show them.
      await keepIcons(dataDir, made.files);
      await changeSettings(db, { logo: made.logo });
      return done(
        [
          'The logo stands in the header, the footer, on mails to shoppers and on prints.',
          ...inWords(made.onDark, 'On the dark header', 'light'),
          ...inWords(made.onPaper, 'On mails and paper', 'dark'),
        ].join('\n'),
      );
    } catch (error) {
      return fileReply(LEFT, error);
    }
  },
};

/** Settings first: no page may name a missing file. */
async function removeLogo(db: Database, dataDir: string): Promise<ToolReply> {
  await changeSettings(db, { logo: undefined });
  try {
    await removeLogos(dataDir);
  } catch (error) {
    // A failure, not a refusal: the settings have changed.
    return failed(`${REMOVED} Its files could not be deleted: ${fileProblem(error)}`);
  }
  return done(REMOVED);
}

function readArguments([file, flag, paper, ...rest]: readonly string[]): { readonly file: string; readonly paper: string | null } | null {
  if (file === undefined || file.startsWith('--') || rest.length > 0) return null;
  if (flag === undefined) return { file, paper: null };
  return flag === '--on-paper' && paper !== undefined && file !== 'remove' ? { file, paper } : null;
}

function inWords(form: LogoForm, where: string, tone: 'light' | 'dark'): readonly string[] {
  switch (form) {
    case 'as it is':
      return [];
    case 'inverted':
      return [`${where} it is shown with light and dark exchanged, since it could not be seen there.`];
    case 'on a plate':
      return [
        `${where} it has a plate behind it, since it has a ground of its own or could not be seen there; a ${tone} one with a clear ground needs none.`,
      ];
  }
}

export const iconsCommand: Command = {
  name: 'icons',
  parameters: 'FILE | remove',
  summary: "makes the app's icons and the logo for search engines from one square picture, such as 'icons logo.png'",
  run: async ({ dataDir, workingDir }, [file, ...others]) => {
    if (file === undefined || others.length > 0)
      return misused("Name one picture, such as 'icons logo.png'. Put a name with blanks into quotes.");
    // Loaded on demand: a starting store does not need the image encoder.
    const { makeIcons } = await import('../media/make-icons');
    try {
      if (file === 'remove') {
        await removeIcons(dataDir);
        return done("The store's own icons are shown again.");
      }
      if (nearest(file, ['remove']) !== null && !existsSync(resolve(workingDir, file)))
        return refused(`There is no file '${file}'. Did you mean 'icons remove'?`);
      const picture = await readOwnerFile(resolve(workingDir, file), MAX_OWNER_PICTURE_BYTES);
      if (picture === null) return refused('The picture has more than 20 MB. Save it smaller. The icons were left as they are.');
      const icons = await makeIcons(picture);
      if ('problem' in icons) return refused(`${icons.problem} The icons were left as they are.`);
      await keepIcons(dataDir, icons);
    } catch (error) {
      return fileReply('The icons were left as they are', error);
    }
    return done(
      'The icons of the app, of browser tabs and of your shop in search engines are made of it. Devices that have the app take them within some days.',
    );
  },
};
