import * as z from 'zod/mini';
import { FLOOR_PATTERNS, INSTALL_METHODS } from '../domain/floor-facts';
import { LONGEST_NAME, LONGEST_NOTE, LONGEST_SIZE } from '../domain/rooms/edit-project';
import { MAX_CHOSEN_FLOORS, MAX_PARTS, MAX_REMOVED_ROOMS, MAX_ROOMS, type Project, type ProjectFloor } from '../domain/rooms/project';
import { ADDED_PLACES, MAX_SEEN, TAKEN_PLACES, type Room, type RoomVersion } from '../domain/rooms/room';
import { codecOf } from './codec';
import { floorTitle } from './wire-product';
import { factsOf, pictureFacts, pictureFrom } from './wire-picture';
import {
  formText,
  wireFlag,
  wireHundredthsOrNull,
  wireNumber,
  wirePositiveOrNull,
  wireSlug,
  wireText,
  wireTextOrNull,
} from './wire-values';

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const count = z.number().check(z.minimum(0), z.maximum(1e6));
/** Whole milliseconds since 1970: one more marks a later change. */
const moment = z.int().check(z.minimum(0));

const versionShape = {
  name: formText(LONGEST_NAME),
  parts: z
    .array(
      z.object({
        part_id: id,
        typed: formText(LONGEST_SIZE),
        is_taken_away: wireFlag,
        place: z.enum([...ADDED_PLACES, ...TAKEN_PLACES]),
        /** As typed, such as 3 or 3'6". */
        distance: z.optional(formText(LONGEST_SIZE)),
      }),
    )
    .check(z.maxLength(MAX_PARTS)),
  laying: z.enum(FLOOR_PATTERNS),
  waste_percent: z.nullable(count),
  product_id: z.nullable(count),
  doorways: count,
  stair_steps: count,
  note: formText(LONGEST_NOTE),
  changed_at: moment,
};

const seenChanges = z.optional(z.array(z.object({ device_id: id, changed_at: moment })).check(z.maxLength(MAX_SEEN)));

const roomWire = z.object({
  room_id: id,
  ...versionShape,
  made_at: moment,
  seen_changes: seenChanges,
  other_version: z.optional(z.object(versionShape)),
});

const floorWire = z.object({
  product_id: wireNumber,
  title: wireText,
  slug: wireSlug,
  image: wireTextOrNull,
  image_facts: pictureFacts,
  price: wirePositiveOrNull,
  price_per_box: wirePositiveOrNull,
  sqft_in_box: wirePositiveOrNull,
  has_pad: z.nullable(z.boolean()),
  install_method: z.nullable(z.enum(INSTALL_METHODS)),
  noted_at: moment,
});

const projectWire = z.object({
  project_id: id,
  name: formText(LONGEST_NAME),
  rooms: z.array(roomWire).check(z.maxLength(MAX_ROOMS)),
  removed_rooms: z
    .array(z.object({ room_id: id, removed_through: moment, seen_changes: seenChanges }))
    .check(z.maxLength(MAX_REMOVED_ROOMS)),
  removed_through: z.nullable(moment),
  product_id: z.nullable(count),
  floors: z.array(floorWire).check(z.maxLength(MAX_CHOSEN_FLOORS)),
  is_installation_chosen: wireFlag,
  fulfilment: z.enum(['Pickup', 'Delivery']),
  zip: formText(20),
  promo_code: z.nullable(formText(60)),
  promo_percent: wireHundredthsOrNull,
  made_at: moment,
  changed_at: moment,
});

/** `rooms` and `floors` may be partial: missing ones are not removed. */
export const projectCodec = codecOf(
  z.codec(projectWire, z.custom<Project>(), {
    decode: (wire) => ({
      id: wire.project_id,
      name: wire.name,
      rooms: wire.rooms.map(roomFrom),
      removedRooms: Object.fromEntries(wire.removed_rooms.map(({ room_id, removed_through }) => [room_id, removed_through])),
      ...removedSeenFrom(wire.removed_rooms),
      removedThrough: wire.removed_through,
      floorId: wire.product_id,
      floors: wire.floors.map(floorFrom),
      terms: {
        isInstallationChosen: wire.is_installation_chosen,
        fulfilment: wire.fulfilment,
        zip: wire.zip,
        promo:
          wire.promo_code === null || wire.promo_percent === null ? null : { code: wire.promo_code, percentHundredths: wire.promo_percent },
      },
      madeAt: wire.made_at,
      changedAt: wire.changed_at,
    }),
    encode: (project) => ({
      project_id: project.id,
      name: project.name,
      rooms: project.rooms.map(roomFields),
      removed_rooms: Object.entries(project.removedRooms).map(([room_id, removed_through]) => ({
        room_id,
        removed_through,
        ...seenFields(project.removedSeen?.[room_id]),
      })),
      removed_through: project.removedThrough,
      product_id: project.floorId,
      floors: project.floors.map(floorFields),
      is_installation_chosen: project.terms.isInstallationChosen,
      fulfilment: project.terms.fulfilment,
      zip: project.terms.zip,
      promo_code: project.terms.promo?.code ?? null,
      promo_percent: project.terms.promo?.percentHundredths ?? null,
      made_at: project.madeAt,
      changed_at: project.changedAt,
    }),
  }),
);

function roomFrom(wire: z.output<typeof roomWire>): Room {
  const { seen_changes: seen, other_version: other } = wire;
  return {
    id: wire.room_id,
    ...versionFrom(wire),
    madeAt: wire.made_at,
    ...(seen === undefined ? {} : { seen: seenFrom(seen) }),
    ...(other === undefined ? {} : { other: versionFrom(other) }),
  };
}

type SeenWire = NonNullable<z.output<typeof seenChanges>>;

function seenFrom(wire: SeenWire): Readonly<Record<string, number>> {
  return Object.fromEntries(wire.map(({ device_id, changed_at }) => [device_id, changed_at]));
}

function seenFields(seen: Readonly<Record<string, number>> | undefined): { readonly seen_changes?: SeenWire } {
  return seen === undefined ? {} : { seen_changes: Object.entries(seen).map(([device_id, changed_at]) => ({ device_id, changed_at })) };
}

function removedSeenFrom(wire: z.output<typeof projectWire>['removed_rooms']): Pick<Project, 'removedSeen'> {
  const seen = wire.flatMap(({ room_id, seen_changes }) =>
    seen_changes === undefined ? [] : [[room_id, seenFrom(seen_changes)] as const],
  );
  return seen.length === 0 ? {} : { removedSeen: Object.fromEntries(seen) };
}

type VersionWire = Omit<z.output<typeof roomWire>, 'room_id' | 'made_at' | 'seen_changes' | 'other_version'>;

function versionFrom(wire: VersionWire): RoomVersion {
  return {
    name: wire.name,
    parts: wire.parts.map(({ part_id, typed, is_taken_away, place, distance }) => ({
      id: part_id,
      typed,
      isTakenAway: is_taken_away,
      place,
      ...(distance === undefined ? {} : { distance }),
    })),
    pattern: wire.laying,
    wastePercent: wire.waste_percent,
    floorId: wire.product_id,
    doorways: wire.doorways,
    stairSteps: wire.stair_steps,
    note: wire.note,
    changedAt: wire.changed_at,
  };
}

function roomFields(room: Room): z.output<typeof roomWire> {
  const { id: room_id, madeAt: made_at, seen, other } = room;
  return {
    room_id,
    ...versionFields(room),
    made_at,
    ...seenFields(seen),
    ...(other === undefined ? {} : { other_version: versionFields(other) }),
  };
}

function versionFields(version: RoomVersion): VersionWire {
  return {
    name: version.name,
    parts: version.parts.map(({ id: part_id, typed, isTakenAway, place, distance }) => ({
      part_id,
      typed,
      is_taken_away: isTakenAway,
      place,
      ...(distance === undefined ? {} : { distance }),
    })),
    laying: version.pattern,
    waste_percent: version.wastePercent,
    product_id: version.floorId,
    doorways: version.doorways,
    stair_steps: version.stairSteps,
    note: version.note,
    changed_at: version.changedAt,
  };
}

function floorFrom(wire: z.output<typeof floorWire>): ProjectFloor {
  const title = floorTitle(wire.title, wire.product_id);
  return {
    id: wire.product_id,
    title,
    slug: wire.slug,
    picture: pictureFrom(wire.image, wire.image_facts, title),
    priceCentsPerSqft: wire.price,
    pricePerBoxCents: wire.price_per_box ?? 0,
    sqftPerBox: wire.sqft_in_box ?? 0,
    hasPad: wire.has_pad,
    installMethod: wire.install_method,
    notedAt: wire.noted_at,
  };
}

function floorFields(floor: ProjectFloor): z.output<typeof floorWire> {
  return {
    product_id: floor.id,
    title: floor.title,
    slug: floor.slug,
    image: floor.picture.src,
    image_facts: factsOf(floor.picture),
    price: floor.priceCentsPerSqft,
    price_per_box: floor.pricePerBoxCents,
    sqft_in_box: floor.sqftPerBox,
    has_pad: floor.hasPad,
    install_method: floor.installMethod,
    noted_at: floor.notedAt,
  };
}
