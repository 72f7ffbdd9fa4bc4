import { describe, expect, test } from 'vitest';
import type { Project } from '../domain/rooms/project';
import { ContractError } from './contract-error';
import { getProjects, saveProject } from './projects';

const WIRE = {
  project_id: 'home',
  name: 'Home',
  rooms: [
    {
      room_id: 'kitchen',
      name: 'Kitchen',
      parts: [
        { part_id: 'part-1', typed: '14 x 18', is_taken_away: '0', place: 'right' },
        { part_id: 'part-2', typed: '3 x 7', is_taken_away: '1', place: 'middle' },
      ],
      laying: 'diagonal',
      waste_percent: 12,
      product_id: 133,
      doorways: 2,
      stair_steps: 13,
      note: 'North',
      made_at: 5,
      changed_at: 6,
      seen_changes: [{ device_id: 'tablet', changed_at: 6 }],
      other_version: {
        name: 'Den',
        parts: [{ part_id: 'part-1', typed: '12 x 14', is_taken_away: '0', place: 'right' }],
        laying: 'straight',
        waste_percent: null,
        product_id: null,
        doorways: 0,
        stair_steps: 0,
        note: '',
        changed_at: 5,
      },
    },
  ],
  removed_rooms: [{ room_id: 'attic', removed_through: 4 }],
  removed_through: 9,
  product_id: 107,
  floors: [
    {
      product_id: 107,
      title: 'Maple',
      slug: 'maple',
      image: '/media/maple-640.avif',
      image_facts: { widths: [320, 640], width: 640, height: 480, color: '#C0FFEE', alt: 'Maple' },
      price: 3.19,
      price_per_box: 75.41,
      sqft_in_box: 23.64,
      has_pad: true,
      install_method: 'click',
      noted_at: 7,
    },
  ],
  is_installation_chosen: '1',
  fulfilment: 'Delivery',
  zip: '33145',
  promo_code: 'FIVE',
  promo_percent: 5,
  made_at: 1,
  changed_at: 8,
} as const;
const PROJECT: Project = {
  id: 'home',
  name: 'Home',
  rooms: [
    {
      id: 'kitchen',
      name: 'Kitchen',
      parts: [
        { id: 'part-1', typed: '14 x 18', isTakenAway: false, place: 'right' },
        { id: 'part-2', typed: '3 x 7', isTakenAway: true, place: 'middle' },
      ],
      pattern: 'diagonal',
      wastePercent: 12,
      floorId: 133,
      doorways: 2,
      stairSteps: 13,
      note: 'North',
      madeAt: 5,
      changedAt: 6,
      seen: { tablet: 6 },
      other: {
        name: 'Den',
        parts: [{ id: 'part-1', typed: '12 x 14', isTakenAway: false, place: 'right' }],
        pattern: 'straight',
        wastePercent: null,
        floorId: null,
        doorways: 0,
        stairSteps: 0,
        note: '',
        changedAt: 5,
      },
    },
  ],
  removedRooms: { attic: 4 },
  removedThrough: 9,
  floorId: 107,
  floors: [
    {
      id: 107,
      title: 'Maple',
      slug: 'maple',
      picture: { src: '/media/maple-640.avif', widths: [320, 640], widthPx: 640, heightPx: 480, color: '#C0FFEE', alt: 'Maple' },
      priceCentsPerSqft: 319,
      pricePerBoxCents: 7_541,
      sqftPerBox: 2_364,
      hasPad: true,
      installMethod: 'click',
      notedAt: 7,
    },
  ],
  terms: { isInstallationChosen: true, fulfilment: 'Delivery', zip: '33145', promo: { code: 'FIVE', percentHundredths: 500 } },
  madeAt: 1,
  changedAt: 8,
};
const sent = (wire: object) => saveProject.input.decode({ project: JSON.stringify(wire) });

describe('A saved project', () => {
  test('is sent with every figure and read as it was', () => {
    expect(sent(WIRE)).toEqual(PROJECT);
    expect(saveProject.input.encode(PROJECT)).toEqual({ project: expect.any(String) });
    expect(JSON.parse((saveProject.input.encode(PROJECT) as { readonly project: string }).project)).toEqual(WIRE);
  });

  test('without floor, code, prices and facts is read with none of them', () => {
    const [floor] = WIRE.floors;
    const plain = { ...floor, price: null, price_per_box: null, sqft_in_box: null, has_pad: null, install_method: null, image_facts: null };
    const bare = { ...WIRE, product_id: null, removed_through: null, floors: [plain], promo_code: null, promo_percent: null };
    const project = sent(bare);
    expect(project).toMatchObject({ floorId: null, removedThrough: null, terms: { promo: null } });
    expect(project.floors[0]).toMatchObject({
      priceCentsPerSqft: null,
      pricePerBoxCents: 0,
      sqftPerBox: 0,
      hasPad: null,
      installMethod: null,
    });
    const noted = JSON.parse((saveProject.input.encode({ ...project, floors: [] }) as { readonly project: string }).project) as object;
    expect(noted).toEqual({ ...bare, floors: [] });
    for (const half of [{ promo_code: null }, { promo_percent: null }]) expect(sent({ ...WIRE, ...half }).terms.promo).toBeNull();
  });

  const [room] = WIRE.rooms;
  test.each([
    ['an id with a space', { project_id: 'my home' }],
    ['an id longer than 64 letters', { project_id: 'x'.repeat(65) }],
    ['no id', { project_id: '' }],
    ['a name longer than 60 letters', { name: 'x'.repeat(61) }],
    ['more than a hundred rooms', { rooms: Array.from({ length: 101 }, () => room) }],
    ['more than twenty parts', { rooms: [{ ...room, parts: Array.from({ length: 21 }, () => room.parts[0]) }] }],
    ['a note longer than 300 letters', { rooms: [{ ...room, note: 'x'.repeat(301) }] }],
    ['an unknown way of laying', { rooms: [{ ...room, laying: 'sideways' }] }],
    ['an unknown place', { rooms: [{ ...room, parts: [{ ...room.parts[0], place: 'outside' }] }] }],
    ['more than twenty devices', { rooms: [{ ...room, seen_changes: Array.from({ length: 21 }, () => room.seen_changes[0]) }] }],
    ['fewer doorways than none', { rooms: [{ ...room, doorways: -1 }] }],
    ['more steps than a tower', { rooms: [{ ...room, stair_steps: 1e6 + 1 }] }],
    ['half a millisecond', { changed_at: 8.5 }],
    ['a time before all time', { made_at: -1 }],
    ['more than 300 removed rooms', { removed_rooms: Array.from({ length: 301 }, () => WIRE.removed_rooms[0]) }],
    ['more than 200 floors', { floors: Array.from({ length: 201 }, () => WIRE.floors[0]) }],
    ['another way to get it', { fulfilment: 'Drone' }],
    ['a ZIP code longer than 20 letters', { zip: '1'.repeat(21) }],
    ['a promo code longer than 60 letters', { promo_code: 'x'.repeat(61) }],
  ])('with %s is refused', (_what, change) => {
    expect(() => sent({ ...WIRE, ...change })).toThrow(ContractError);
  });

  test('at every limit is read', () => {
    const full = {
      ...WIRE,
      project_id: 'x'.repeat(64),
      name: 'x'.repeat(60),
      rooms: Array.from({ length: 100 }, () => ({ ...room, doorways: 0, stair_steps: 1e6, note: 'x'.repeat(300) })),
      floors: Array.from({ length: 200 }, () => WIRE.floors[0]),
      removed_rooms: Array.from({ length: 300 }, (_each, index) => ({ room_id: `room-${index}`, removed_through: 0 })),
    };
    expect(sent(full).rooms).toHaveLength(100);
  });

  test('that is no JSON, or no project, is refused with a word about what was sent', () => {
    expect(() => saveProject.input.decode({ project: 'no JSON' })).toThrow('project: expected JSON');
    expect(() => sent({ ...WIRE, name: 7 })).toThrow(/name/);
  });
});

describe('The changes of an account', () => {
  test('are asked for since a version, or from the beginning', () => {
    expect([getProjects.input.encode(12), getProjects.input.decode({ since: '12' }), getProjects.input.decode({})]).toEqual([
      { since: '12' },
      12,
      0,
    ]);
    for (const since of ['', '-1', 'x', '1'.repeat(16)]) expect(() => getProjects.input.decode({ since }), since).toThrow(ContractError);
  });

  test('are read with their version, and without what is no project', () => {
    const reply = { projects: [WIRE, { project_id: 'broken' }], version: '34', has_more: '1' };
    expect(getProjects.output.decode(reply)).toEqual({ projects: [PROJECT], version: 34, hasMore: true, isPartlyRead: true });
    expect(getProjects.output.encode({ projects: [PROJECT], version: 34, hasMore: false })).toEqual({
      projects: [WIRE],
      version: '34',
      has_more: '0',
    });
    expect(getProjects.output.decode({ projects: [], version: '0' })).toEqual({ projects: [], version: 0, hasMore: false });
  });

  test('that are one project of a newer build have none, and go on behind it', () => {
    const newer = { ...WIRE, rooms: [{ ...WIRE.rooms[0], laying: 'hexagonal' }] };
    const read = { projects: [], version: 34, hasMore: true, isPartlyRead: true };
    expect(getProjects.output.decode({ projects: [newer], version: '34', has_more: '1' })).toEqual(read);
  });

  test("are not read from a reply without a list, nor from one with another call's rows", () => {
    for (const projects of [undefined, null, {}, [null], [{ id: 'broken' }], [{ project_id: '' }], [{ project_id: 7 }]])
      expect(() => getProjects.output.decode({ projects, version: '34', has_more: '1' })).toThrow(ContractError);
  });
});
