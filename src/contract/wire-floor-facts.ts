import * as z from 'zod/mini';
import { INSTALL_METHODS, type Core, type FloorFacts, type Tone } from '../domain/floor-facts';

const words = z.string().check(z.minLength(1), z.maxLength(80));
const figure = z.number().check(z.gte(0), z.lte(1000));

/** A missing field is unknown. */
export const floorFactsShape = z.object({
  series: z.optional(words),
  look: z.optional(words),
  tone: z.optional(z.enum(['light', 'warm', 'grey', 'dark'] satisfies Tone[])),
  core: z.optional(z.enum(['SPC', 'WPC', 'LVT', 'Loose lay'] satisfies Core[])),
  wear_layer_mil: z.optional(figure),
  thickness_mm: z.optional(figure),
  plank_width_inches: z.optional(figure),
  waterproof: z.optional(z.boolean()),
  pad: z.optional(z.boolean()),
  install_method: z.optional(z.enum(INSTALL_METHODS)),
  suits: z.optional(z.array(words).check(z.maxLength(20))),
  not_for_rooms: z.optional(z.array(words).check(z.maxLength(20))),
  iic: z.optional(figure),
});

/** Additive, for lists, which contain no specification rows. */
export const wireFloorFacts = z.optional(z.unknown());

/** An invalid field counts as unknown. */
export function floorFactsFrom(wire: unknown): FloorFacts | undefined {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return undefined;
  const given = new Map<string, unknown>(Object.entries(wire));
  const { shape } = floorFactsShape;
  const read = <Field extends z.ZodMiniType>(name: keyof typeof shape, field: Field): Exclude<z.output<Field>, undefined> | null => {
    const result = z.safeParse(field, given.get(name));
    return result.success && result.data !== undefined ? (result.data as Exclude<z.output<Field>, undefined>) : null;
  };
  return {
    series: read('series', shape.series),
    look: read('look', shape.look),
    tone: read('tone', shape.tone),
    core: read('core', shape.core),
    wearLayerMil: read('wear_layer_mil', shape.wear_layer_mil),
    thicknessMm: read('thickness_mm', shape.thickness_mm),
    plankWidthInches: read('plank_width_inches', shape.plank_width_inches),
    isWaterproof: read('waterproof', shape.waterproof),
    hasPad: read('pad', shape.pad),
    installMethod: read('install_method', shape.install_method),
    suits: read('suits', shape.suits),
    notForRooms: read('not_for_rooms', shape.not_for_rooms),
    iic: read('iic', shape.iic),
  };
}

/** Unknown facts are left out. */
export function floorFactsFields(facts: FloorFacts | undefined): { readonly floor_facts?: unknown } {
  if (facts === undefined) return {};
  const fields = {
    series: facts.series,
    look: facts.look,
    tone: facts.tone,
    core: facts.core,
    wear_layer_mil: facts.wearLayerMil,
    thickness_mm: facts.thicknessMm,
    plank_width_inches: facts.plankWidthInches,
    waterproof: facts.isWaterproof,
    pad: facts.hasPad,
    install_method: facts.installMethod,
    suits: facts.suits === null ? null : [...facts.suits],
    not_for_rooms: facts.notForRooms === null ? null : [...facts.notForRooms],
    iic: facts.iic,
  } satisfies Record<keyof z.input<typeof floorFactsShape>, unknown>;
  return { floor_facts: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) };
}
