import { randomBytes } from 'node:crypto';
import { and, desc, eq, ne, not, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { CatalogueSize, ChangedKind } from '../../src/domain/catalogue-changes';
import type { Cents } from '../../src/domain/money';
import { CHEAPEST } from '../../src/domain/text-placeholders';
import type { Database } from '../db/database';
import { catalogueEntries, catalogueFeed } from '../db/schema/catalogue';
import { bumpCatalogueVersion, readCatalogueVersion } from './catalogue';
import { lockCatalogue } from './catalogue-changes';
import { readCheapest } from './filled-texts';

const FEED_NAME_LENGTH = 12;

/** Best format first; `hash` covers the contents. */
export interface PictureFiles {
  readonly name: string;
  readonly hash: string;
  readonly files: readonly { readonly address: string; readonly bytes: number }[];
}

/** `version` is the catalogue's, which the entries describe. */
export interface CatalogueFeed {
  readonly name: string;
  readonly version: number;
}

/** Devices receive changes by version, kind and key. */
export interface EntryPlace {
  readonly version: number;
  readonly kind: string;
  readonly key: string;
}

export interface CatalogueEntry extends EntryPlace {
  readonly kind: ChangedKind;
  readonly hash: string;
  readonly bytes: number;
  readonly isRemoved: boolean;
  readonly files: PictureFiles['files'];
}

/** Null before a store has opened the database; of version -1 before the first comparison. */
export async function readFeed(db: Database): Promise<CatalogueFeed | null> {
  const [row] = await db
    .select({ name: catalogueFeed.name, version: catalogueFeed.version })
    .from(catalogueFeed)
    .where(eq(catalogueFeed.id, 1));
  return row ?? null;
}

const NEVER_COMPARED = -1;

/** At the start of a store: replies name their database from the first on. Changes nothing where it has a name. */
export async function nameDatabase(db: Database): Promise<void> {
  if ((await readFeed(db)) !== null) return;
  // Protected by: the single row; of two servers the first one's name stays.
  await db.insert(catalogueFeed).values({ id: 1, name: newName(), version: NEVER_COMPARED }).onConflictDoNothing();
}

function newName(): string {
  return randomBytes(32).toString('base64url').slice(0, FEED_NAME_LENGTH);
}

/**
 * In one transaction that locks the catalogue; changed entries get its version. `pictures` are those with files; articles dated
 * after `day` (YYYY-MM-DD) are left out.
 */
export async function renewEntries(db: Database, pictures: readonly PictureFiles[], day: string): Promise<CatalogueFeed> {
  // Protected by: the catalogue's row lock.
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const known = await readFeed(tx);
    const found = await readCatalogueVersion(tx);
    // Devices have the current version already: a picture file that changes alone needs a new one.
    if (known !== null && known.version >= found && (await hasOtherPictures(tx, pictures))) await bumpCatalogueVersion(tx);
    const version = await readCatalogueVersion(tx);
    await tx.execute(putEntries(sql`${contentOn(day, await readCheapest(tx))} union all ${pictureRows(pictures)}`, version));
    await tx.execute(markRemoved(pictures, version, day));
    const name = known?.name ?? newName();
    await tx.insert(catalogueFeed).values({ id: 1, name, version }).onConflictDoUpdate({ target: catalogueFeed.id, set: { version } });
    return { name, version };
  });
}

/** At most `limit` entries after a place, in order. */
export async function readEntries(db: Database, after: EntryPlace, limit: number): Promise<readonly CatalogueEntry[]> {
  const rows = await db
    .select()
    .from(catalogueEntries)
    .where(isBehind(after))
    .orderBy(catalogueEntries.version, catalogueEntries.kind, catalogueEntries.key)
    .limit(limit);
  return rows.flatMap(({ kind, files, ...row }) => (isKeptKind(kind) ? [{ ...row, kind, files: filesShape.parse(files ?? []) }] : []));
}

/** The last entry at or before a place; null when there is none. */
export async function lastEntryUpTo(db: Database, place: EntryPlace): Promise<EntryPlace | null> {
  const { version, kind, key } = catalogueEntries;
  const [row] = await db
    .select({ version, kind, key })
    .from(catalogueEntries)
    .where(not(isBehind(place)))
    .orderBy(desc(version), desc(kind), desc(key))
    .limit(1);
  return row ?? null;
}

/** All when `after` is null. Removed entries do not count. */
export async function measureEntries(db: Database, after: EntryPlace | null): Promise<CatalogueSize> {
  const [row] = await db
    .select({ items: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${catalogueEntries.bytes}), 0)::float8` })
    .from(catalogueEntries)
    .where(and(eq(catalogueEntries.isRemoved, false), after === null ? undefined : isBehind(after)));
  return row ?? { items: 0, bytes: 0 };
}

/** By kind and key ('product/oak'), without pictures. */
export async function readChangeTimes(db: Database): Promise<ReadonlyMap<string, Date>> {
  const { kind, key, changedAt, isRemoved } = catalogueEntries;
  const rows = await db
    .select({ kind, key, changedAt })
    .from(catalogueEntries)
    .where(and(eq(isRemoved, false), ne(kind, 'picture')));
  return new Map(rows.map((row) => [`${row.kind}/${row.key}`, row.changedAt]));
}

const filesShape = z.array(z.object({ address: z.string(), bytes: z.number() }));
const KINDS: readonly string[] = ['product', 'guide', 'article', 'picture'] satisfies readonly ChangedKind[];

function isKeptKind(kind: string): kind is ChangedKind {
  return KINDS.includes(kind);
}

function isBehind({ version, kind, key }: EntryPlace): SQL {
  return sql`(${catalogueEntries.version}, ${catalogueEntries.kind}, ${catalogueEntries.key}) > (${version}::int, ${kind}::text, ${key}::text)`;
}

/** A guide or an article whose text has a placeholder changes with what the placeholder says. */
const filledIn = (table: SQL, cheapest: Cents | null): SQL =>
  sql`case when position(${CHEAPEST} in to_jsonb(${table})::text) > 0 then ${String(cheapest)}::text end`;

/** The texts' translations, in all languages: devices of all read one feed. */
const translated = (texts: SQL): SQL => sql`(
      select md5(string_agg(text || html, ' ' order by english, language)) from content_translations
      where english in (select md5(words) from unnest(array[${texts}]) as words)
    )`;

/** Everything that a device shows. The database hashes it, so that no rows travel. */
const contentOn = (day: string, cheapest: Cents | null): SQL => sql`
  select kind, key, md5(content) as hash, octet_length(content) as bytes, null::jsonb as files from (
    select 'product' as kind, products.slug as key, concat_ws(' ', to_jsonb(products) - 'facts', media.content, specifications.content, stock.content,
      media.translated, translated_rows.content, ${translated(sql`products.title, products.save_label, products.description_html`)}) as content
    from products
    left join (
      select product_id, jsonb_agg(jsonb_build_array(kind, product_media.name, url, to_jsonb(pictures)) order by position) as content,
        md5(string_agg(alts.text, ' ' order by position, language)) as translated
      from product_media left join pictures on pictures.name = product_media.name
        left join content_translations as alts on alts.english = md5(pictures.alt) group by product_id
    ) as media on media.product_id = products.id
    left join (
      select product_id, jsonb_agg(jsonb_build_array(id, title, rows) order by position) as content from specification_groups group by product_id
    ) as specifications on specifications.product_id = products.id
    left join (
      select product_id, md5(string_agg(said.text, ' ' order by specification_groups.position, at, said.english, language)) as content
      from specification_groups cross join jsonb_array_elements(rows) with ordinality as listed(said_row, at)
        cross join lateral (values (md5(specification_groups.title)), (md5(said_row ->> 'title')), (md5(said_row ->> 'value'))) as words(hash)
        join content_translations as said on said.english = words.hash group by product_id
    ) as translated_rows on translated_rows.product_id = products.id
    left join (
      select product_id, jsonb_build_array(boxes_on_hand, back_on) as content from product_stock
    ) as stock on stock.product_id = products.id
    where products.is_active
    union all
    select 'guide', guides.slug, concat_ws(' ', to_jsonb(guides), (
      select jsonb_agg(to_jsonb(pictures) order by pictures.name) from pictures where jsonb_exists(guides.picture_names, pictures.name)
    ), ${filledIn(sql`guides`, cheapest)}, ${translated(sql`guides.title, guides.description_html`)}) from guides
    union all
    select 'article', articles.slug, concat_ws(' ', to_jsonb(articles), to_jsonb(pictures), ${filledIn(sql`articles`, cheapest)}, ${translated(sql`articles.title, articles.description_html`)}) from articles left join pictures on pictures.name = articles.picture_name
    where articles.date <= ${day}
  ) as items`;

function pictureRows(pictures: readonly PictureFiles[]): SQL {
  const rows = pictures.map(({ name, hash, files }) => ({ key: name, hash, bytes: files[0]?.bytes ?? 0, files }));
  return sql`select 'picture', key, hash, bytes, files from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(key text, hash text, bytes integer, files jsonb)`;
}

function putEntries(rows: SQL, version: number): SQL {
  return sql`
    insert into catalogue_entries (kind, key, hash, bytes, files, version, is_removed)
    select kind, key, hash, bytes, files, ${version}::int, false from (${rows}) as found
    on conflict (kind, key) do update set hash = excluded.hash, bytes = excluded.bytes, files = excluded.files, version = excluded.version, is_removed = false, changed_at = now()
    where catalogue_entries.hash <> excluded.hash or catalogue_entries.is_removed`;
}

function markRemoved(pictures: readonly PictureFiles[], version: number, day: string): SQL {
  return sql`
    update catalogue_entries set is_removed = true, version = ${version}::int where not is_removed and not case kind
      when 'product' then exists (select 1 from products where slug = key and is_active)
      when 'guide' then exists (select 1 from guides where slug = key)
      when 'article' then exists (select 1 from articles where slug = key and date <= ${day})
      else jsonb_exists(${JSON.stringify(pictures.map(({ name }) => name))}::jsonb, key) end`;
}

async function hasOtherPictures(tx: Database, pictures: readonly PictureFiles[]): Promise<boolean> {
  const rows = await tx
    .select({ key: catalogueEntries.key, hash: catalogueEntries.hash })
    .from(catalogueEntries)
    .where(and(eq(catalogueEntries.kind, 'picture'), eq(catalogueEntries.isRemoved, false)));
  const known = new Map(rows.map(({ key, hash }) => [key, hash]));
  return known.size !== pictures.length || pictures.some(({ name, hash }) => known.get(name) !== hash);
}
