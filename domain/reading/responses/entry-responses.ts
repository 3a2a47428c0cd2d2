import { entitiesOf, picturesOf, valuesToWire } from '#catalogue/content/content-to-wire.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import { type EntryResponse, endsToWire } from '#catalogue/content/entry-schema.ts'
import type { Collection, Content } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { siteTranslator } from '#catalogue/messages/site-translator.ts'
import { groupsName, groupsOfLocations } from '#domain/content/scope/groups-of.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import { mediaName } from '#domain/media/media-changes.ts'
import { countLiveEntries } from '#store/content/live-revisions.ts'
import { readLanguage } from '../brand-languages.ts'
import type { MenuAt } from '../menu-at.ts'
import { type DocumentRead, type Reading, readDocuments, readEntryDocuments } from '../reading.ts'
import { readReferences } from '../resolve-sections.ts'

/** Returns a page of a collection's live entries in its order, under wire names, and the total. */
export async function readEntryResponses(
  reading: Reading,
  collection: Collection,
  page: { limit: number; offset: number },
  menu: MenuAt | null = null,
): Promise<{ rows: EntryResponse[]; total: number }> {
  if (menu) return readMenuResponses(reading, collection, page, menu)
  const total = await countLiveEntries(reading.db, collection.key, reading.now)
  const documents = await readEntryDocuments(reading, collection, { ...page, total })
  return { rows: await toResponses(reading, collection, documents), total }
}

/** Returns a page of the items that a restaurant serves. */
async function readMenuResponses(
  reading: Reading,
  collection: Collection,
  { limit, offset }: { limit: number; offset: number },
  menu: MenuAt,
): Promise<{ rows: EntryResponse[]; total: number }> {
  const all = { limit: limits.menuItems, offset: 0 }
  const served = menu.of(await readEntryDocuments(reading, collection, all))
  const documents = served.slice(offset, offset + limit)
  return { rows: await toResponses(reading, collection, documents), total: served.length }
}

/** Returns one entry; `gone` when it was taken off the site, null when guests see none. */
export async function readEntryResponse(
  reading: Reading,
  collection: Collection,
  entryId: number,
): Promise<EntryResponse | 'gone' | null> {
  const documents = await readDocuments(reading, [{ declaration: collection, entryId }])
  if (documents[0]?.isArchived) return 'gone'
  return (await toResponses(reading, collection, documents))[0] ?? null
}

/** Returns derived values in the language of the reading. */
async function deriving({ derived }: Collection, reading: Reading) {
  if (!derived) return () => ({})
  const language = await readLanguage(reading)
  const reader = { language, t: siteTranslator(language) }
  return ({ values }: Content) => derived.of(values, reader)
}

/** Returns the groups of restaurants; null for entries that are in none. */
async function readGroups(
  { db, now, names }: Reading,
  { grouping }: Collection,
  documents: readonly DocumentRead[],
): Promise<Map<number, number[]> | null> {
  if (!grouping) return null
  names.add(groupsName)
  return groupsOfLocations(
    { db, now },
    documents.map(({ entryId }) => entryId),
  )
}

async function toResponses(
  reading: Reading,
  collection: Collection,
  documents: readonly DocumentRead[],
): Promise<EntryResponse[]> {
  const pictures = documents.flatMap(({ declaration, content }) => picturesOf(declaration, content))
  for (const id of pictures) reading.names.add(mediaName(id))
  const linked = documents
    .flatMap(({ declaration, content }) => entitiesOf(declaration, content))
    .filter(({ isLink }) => isLink)
  const references = await readReferences(reading, linked)
  const pictured = await lookUpMedia(reading.db, pictures, reading.language)
  const media = Object.assign(new Map(pictured), { references, isForGuests: true })
  const derive = await deriving(collection, reading)
  const groups = await readGroups(reading, collection, documents)
  return documents.map(
    ({ declaration, entryId: id, content, slug, since, starts_at, ends_at }) => ({
      ...valuesToWire(declaration, content, media),
      ...derive(content),
      ...(groups ? { groups: groups.get(id) ?? [] } : {}),
      id,
      path: entryPath(declaration, id, slug, content.values),
      updated_at: since,
      starts_at,
      ends_at,
      ...endsToWire(collection, ends_at),
    }),
  )
}
