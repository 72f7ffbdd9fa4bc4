import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { keepIcons, removeIcons } from '../media/kept-icons';
import { MAX_OWNER_PICTURE_BYTES } from '../media/picture-formats';
import { nearest } from '../owner-files/nearest';
import { readOwnerFile } from '../owner-files/read-owner-file';
import { done, misused, refused, type Command } from './command';
import { fileReply } from './file-problem';

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
