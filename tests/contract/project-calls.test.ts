import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projects } from '../../server/db/schema/people';
import { RATE_LIMITS } from '../../server/http/rate-limits';
import { deleteExpired, RETENTION_DAYS } from '../../server/repositories/retention';
import { projectCodec } from '../../src/contract/wire-project';
import { getProjects, saveProject } from '../../src/contract/projects';
import { removedProject, withNewRoom, withoutRoom, withRoom } from '../../src/domain/rooms/edit-project';
import { mergeProjects } from '../../src/domain/rooms/merge-projects';
import { MAX_PROJECTS, MAX_ROOMS, type Project } from '../../src/domain/rooms/project';
import { piecesOf } from '../../src/domain/rooms/project-pieces';
import { newShopper, type ContractClient } from '../fixtures/contract-client';
import { COASTAL_MAPLE, projectOf, roomOf, SAMPLE_PROJECT } from '../fixtures/sample-rooms';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const DAY_MS = 24 * 60 * 60 * 1000;

let store: TestStore;
let shopper: ContractClient;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  shopper = await newShopper(store);
});

const save = (project: Project) => shopper.data(saveProject, project);
const saved = async (): Promise<readonly Project[]> => (await shopper.data(getProjects, 0)).projects;
const kitchen = roomOf(['14 x 18'], { id: 'kitchen', changedAt: 10 });
const hall = roomOf(['3 x 22'], { id: 'hall', madeAt: 2, changedAt: 10 });
const typeInto = (project: Project, id: string, typed: string, at: number): Project =>
  withRoom(project, id, (room) => ({ ...room, parts: room.parts.map((part) => ({ ...part, typed })) }), { at });

describe('Rooms of an account', () => {
  it('come back as they were saved, and only to their account', async () => {
    const whole = projectOf([roomOf(['14\'6" x 18', '-3 x 7'], { note: '13 steps', stairSteps: 13, wastePercent: 15 })], {
      floorId: COASTAL_MAPLE.id,
      floors: [{ ...COASTAL_MAPLE, notedAt: 5 }],
      terms: { isInstallationChosen: false, fulfilment: 'Delivery', zip: '33145', promo: { code: 'WELCOME10', percentHundredths: 1_000 } },
    });
    await save(whole);
    expect((await saved())[0]).toMatchObject({ ...whole, floors: [{ id: 107, pricePerBoxCents: 7_541, notedAt: 5 }] });
    const other = await newShopper(store);
    expect((await other.data(getProjects, 0)).projects).toEqual([]);
    await other.data(saveProject, { ...whole, name: 'Mine', changedAt: 99 });
    expect((await saved())[0]?.name).toBe('Home');
  });

  it('of two devices are put together: of each room the later copy, whichever comes first, late or twice', async () => {
    const first = projectOf([kitchen, hall]);
    const tablet = typeInto(first, 'kitchen', '15 x 18', 20);
    const phone = typeInto(withNewRoom(first, { at: 21, newId: () => 'closet' }), 'hall', '4 x 22', 22);
    for (const copy of [phone, tablet, first, phone]) await save(copy);
    const [project] = await saved();
    expect(project?.rooms.map(({ id, parts }) => [id, parts[0]?.typed])).toEqual([
      ['kitchen', '15 x 18'],
      ['hall', '4 x 22'],
      ['closet', ''],
    ]);
  });

  it('deleted on one device and changed meanwhile on another stay; deleted ones that nobody changed are gone', async () => {
    const first = projectOf([kitchen, hall]);
    await save(withoutRoom(withoutRoom(first, 'kitchen'), 'hall'));
    await save(typeInto(first, 'hall', '4 x 22', 12));
    expect((await saved())[0]?.rooms.map(({ id }) => id)).toEqual(['hall']);
  });

  it('are read from a version on, and nothing twice', async () => {
    await save(projectOf([kitchen], { id: 'one' }));
    const { version } = await shopper.data(getProjects, 0);
    expect(await shopper.data(getProjects, version)).toEqual({ projects: [], version, hasMore: false });
    await save(projectOf([hall], { id: 'two' }));
    await save(projectOf([kitchen], { id: 'one' }));
    expect((await shopper.data(getProjects, version)).projects.map(({ id }) => id)).toEqual(['two']);
    expect((await shopper.data(getProjects, version + 1e12)).projects).toHaveLength(2);
  });

  it('of a hundred large rooms arrive in pieces that each fit a request', async () => {
    const long = '12 ft 6 in x 14 ft 3 in '.repeat(5);
    const rooms = Array.from({ length: MAX_ROOMS }, (_, index) =>
      roomOf([long, long, long, long], { id: `room-${index}`, note: 'é'.repeat(300) }),
    );
    const large = projectOf(rooms, { id: 'large' });
    const pieces = piecesOf(large);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.reduce(mergeProjects).rooms).toHaveLength(MAX_ROOMS);
    for (const piece of pieces.toReversed()) await save(piece);
    expect((await saved())[0]?.rooms).toHaveLength(MAX_ROOMS);
  });
});

describe('Limits', () => {
  it('are 100 projects, 100 rooms in all, and what a field may hold; a refusal says what to do', async () => {
    for (let index = 0; index < MAX_PROJECTS; index += 1) await save(projectOf([kitchen], { id: `project-${index}` }));
    expect(await shopper.refusal(saveProject, projectOf([kitchen], { id: 'one-more' }))).toContain(
      'up to 100 projects. Please delete one first.',
    );
    await save(removedProject(projectOf([kitchen], { id: 'project-0' })));
    await save(projectOf([kitchen], { id: 'home' }));

    const rooms = (word: string) => Array.from({ length: 60 }, (_, index) => roomOf(['9 x 9'], { id: `${word}-${index}` }));
    await save(projectOf(rooms('tablet'), { id: 'home' }));
    expect(await shopper.refusal(saveProject, projectOf(rooms('phone'), { id: 'home' }))).toContain('up to 100 rooms');

    const sent = { ...(projectCodec.encode(SAMPLE_PROJECT) as object) };
    const post = async (project: string) =>
      (await shopper.request(saveProject.path, { method: 'POST', body: new URLSearchParams({ project }) })).status;
    const wrong = [{ project_id: '../x' }, { name: 'x'.repeat(61) }, { changed_at: -1 }, { rooms: 'none' }, { removed_through: 'soon' }];
    for (const fields of wrong) expect(await post(JSON.stringify({ ...sent, ...fields }))).toBe(400);
    expect([await post('{'), await post('7'), await post(JSON.stringify(sent))]).toEqual([400, 400, 200]);
  });

  it('are the characters that the database stores: half an emoji and U+0000 are refused wherever they are, a whole emoji is kept', async () => {
    const room = roomOf(['9 x 9'], { id: 'kitchen' });
    const home = projectOf([room], { floors: [COASTAL_MAPLE] });
    const withText = (text: string): readonly Project[] => [
      { ...home, name: text },
      { ...home, rooms: [{ ...room, name: text }] },
      { ...home, rooms: [{ ...room, note: text }] },
      { ...home, rooms: [{ ...room, parts: room.parts.map((part) => ({ ...part, typed: text })) }] },
      { ...home, floors: [{ ...COASTAL_MAPLE, title: text }] },
      { ...home, terms: { ...home.terms, zip: text } },
      { ...home, terms: { ...home.terms, promo: { code: text, percentHundredths: 500 } } },
    ];
    for (const project of [...withText('Home \ud83c'), ...withText('Home \u0000')]) {
      const { httpStatus, outcome } = await shopper.call(saveProject, project);
      expect([httpStatus, outcome]).toMatchObject([400, { message: 'Missing or malformed: project' }]);
    }
    for (const project of withText('Home 🏠')) await save(project);
  });

  it('of writes of one account hold here too', async () => {
    await save(SAMPLE_PROJECT);
    await store.database.db.execute(
      `update rate_windows set hits = ${RATE_LIMITS.writesPerAccount.hits} where bucket like 'writesPerAccount:%'`,
    );
    const stopped = await shopper.call(saveProject, SAMPLE_PROJECT);
    expect([stopped.httpStatus, Number(stopped.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect(await saved()).toHaveLength(1);
    store.advance(RATE_LIMITS.writesPerAccount.windowMs);
  });
});

it('A removed project is told to other devices, and goes for good in its time', async () => {
  const { db } = store.database;
  await save(projectOf([kitchen]));
  await save(removedProject(projectOf([kitchen])));
  expect((await saved())[0]?.removedThrough).toBe(10);
  const rows = async () =>
    (await db.select().from(projects).where(eq(projects.projectId, 'home'))).filter(({ removedAt }) => removedAt !== null);
  await deleteExpired(db, store.services.now() + (RETENTION_DAYS.removedProjects - 1) * DAY_MS);
  expect(await rows()).toHaveLength(1);
  await deleteExpired(db, store.services.now() + RETENTION_DAYS.removedProjects * DAY_MS + 60_000);
  expect(await rows()).toEqual([]);
});
