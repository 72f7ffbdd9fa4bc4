import { chmod, chown, lstat, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askRunningStore, serveTool } from './tool-socket';

const OTHER_USER = 12_345;
const isRoot = process.getuid?.() === 0;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'socket-folder-'));
});
afterEach(() => rm(dataDir, { recursive: true, maxRetries: 9, force: true }));

const serve = (folder = dataDir) =>
  serveTool(
    folder,
    async () => ({ exitCode: 0, text: 'the store\n' }),
    () => undefined,
  );
const ask = (folder = dataDir) => askRunningStore(folder, { args: ['orders'], workingDir: '/' }, () => undefined);

/** Somebody who answers in the store's place; `asked` says whether a command reached him. */
async function listenInItsPlace(): Promise<{ asked: () => boolean; close: () => void }> {
  let isAsked = false;
  await mkdir(join(dataDir, 'tool'), { recursive: true, mode: 0o700 });
  const server = createServer((socket) => {
    isAsked = true;
    socket.end(`${JSON.stringify({ exitCode: 0, text: 'refunded\n' })}\n`);
  });
  await new Promise<void>((done) => server.listen(join(dataDir, 'tool', 'store.sock'), done));
  await chmod(join(dataDir, 'tool', 'store.sock'), 0o600);
  return { asked: () => isAsked, close: () => void server.close() };
}

describe("The tool's socket", () => {
  it("is the owner's alone, in a folder of the owner's alone", async () => {
    const running = serve();
    expect(await ask()).toEqual({ exitCode: 0, text: 'the store\n' });
    expect((await lstat(join(dataDir, 'tool'))).mode & 0o777).toBe(0o700);
    expect((await lstat(join(dataDir, 'tool', 'store.sock'))).mode & 0o777).toBe(0o600);
    running.close();
    expect(await ask()).toBeNull();
  });

  it.each(['long'.repeat(40), 'Fußböden'.repeat(9), '#1 50% was?'])('stays in a data folder named %s', async (name) => {
    const folder = join(dataDir, name);
    await mkdir(folder);
    const running = serve(folder);
    expect(await ask(folder)).toEqual({ exitCode: 0, text: 'the store\n' });
    expect((await lstat(join(folder, 'tool', 'store.sock'))).isSocket()).toBe(true);
    running.close();
    expect(await ask(folder)).toBeNull();
  });

  it.runIf(isRoot).each(['tool', 'tool/store.sock'])("is not asked when %s is another user's", async (what) => {
    const other = await listenInItsPlace();
    await chown(join(dataDir, what), OTHER_USER, OTHER_USER);
    expect(await ask()).toMatchObject({ exitCode: 1, text: expect.stringContaining('belongs to another user (number 12345;') });
    expect(other.asked()).toBe(false);
    other.close();
  });

  it.each(['tool', 'tool/store.sock'])('is not asked when others may open %s', async (what) => {
    const other = await listenInItsPlace();
    await chmod(join(dataDir, what), 0o777);
    expect(await ask()).toMatchObject({ exitCode: 1, text: expect.stringContaining('other users may open it') });
    expect(other.asked()).toBe(false);
    other.close();
  });

  it.each(['tool', 'tool/store.sock'])('is not asked when %s is a link', async (what) => {
    const other = await listenInItsPlace();
    await rename(join(dataDir, what), join(dataDir, 'elsewhere'));
    await symlink(join(dataDir, 'elsewhere'), join(dataDir, what));
    expect(await ask()).toMatchObject({ exitCode: 1, text: expect.stringMatching(/it is no (?:folder|socket)/) });
    expect(other.asked()).toBe(false);
    other.close();
  });

  it('is not opened by the store in a folder that others may open', async () => {
    await mkdir(join(dataDir, 'tool'));
    await chmod(join(dataDir, 'tool'), 0o777);
    expect(() => serve()).toThrow('other users may open it');
  });

  it.runIf(isRoot)("is not opened by the store in another user's folder", async () => {
    await mkdir(join(dataDir, 'tool'), { mode: 0o700 });
    await chown(join(dataDir, 'tool'), OTHER_USER, OTHER_USER);
    expect(() => serve()).toThrow('belongs to another user');
  });

  it('is not opened by the store where a link leads elsewhere', async () => {
    await mkdir(join(dataDir, 'elsewhere'), { mode: 0o700 });
    await symlink(join(dataDir, 'elsewhere'), join(dataDir, 'tool'));
    expect(() => serve()).toThrow('it is no folder');
  });

  it('is opened anew after a store that was killed', async () => {
    await mkdir(join(dataDir, 'tool'), { mode: 0o700 });
    await writeFile(join(dataDir, 'tool', 'store.sock'), '');
    const running = serve();
    expect(await ask()).toEqual({ exitCode: 0, text: 'the store\n' });
    running.close();
  });
});

it('A reply, a line and a progress line reach the terminal without what could control it', async () => {
  const shown: string[] = [];
  const running = serveTool(
    dataDir,
    async (_request, showProgress, _signal, showLine) => {
      showProgress('half\u001b[2J');
      showLine('one\u009b31m order\u202e');
      return { exitCode: 0, text: 'refunded\u001b]0;title\u0007\n' };
    },
    () => undefined,
  );
  const show = (line: string): void => void shown.push(line);
  expect(await askRunningStore(dataDir, { args: [], workingDir: '/' }, show, show)).toEqual({ exitCode: 0, text: 'refunded]0;title\n' });
  expect(shown).toEqual(['half[2J', 'one31m order']);
  running.close();
});
