import { declarationByKey } from '#catalogue/catalogue.ts'
import { referredType } from '#catalogue/collections/referred-type.ts'
import {
  documentKinds,
  entitiesOf,
  fieldValues,
  picturesOf,
} from '#catalogue/content/content-to-wire.ts'
import { entryPath, listedPath } from '#catalogue/content/entry-path.ts'
import { hasKind } from '#catalogue/content/has-kind.ts'
import {
  type Content,
  type Declaration,
  type Section,
  storedValue,
  titleOf,
} from '#catalogue/declaration.ts'
import { type EntityRef, type Field, type Lookups, referenceName } from '#catalogue/field.ts'
import { brandPageLabel, brandPagePaths } from '#catalogue/fields/menu-item.ts'
import { resolveFields } from '#catalogue/fields/resolve-field.ts'
import type { Json } from '#catalogue/json.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import { localizePageName } from '#catalogue/messages/page-names.ts'
import { brandPage, pageById } from '#catalogue/pages.ts'
import type { Download } from '#catalogue/published.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { currencies } from '#catalogue/time/regions.ts'
import { listLiveRevisions } from '#store/content/live-revisions.ts'
import { mediaName } from '../media/media-changes.ts'
import { mediaUrl } from '../media/media-url.ts'
import { readPictures } from '../media/read-pictures.ts'
import { markedLookups } from './field-marks.ts'
import {
  type DocumentRequest,
  type Reading,
  readDocuments,
  readSection,
  trackList,
} from './reading.ts'

/** A section as a page draws it: pictures, references and links are looked up. */
export type ResolvedSection<S> = S extends { types?: { resolved: infer V; resolvedItem: infer I } }
  ? { values: V; items: { id: number; values: I }[] }
  : never

/** The sections that a page shows, ready to draw, in a handful of queries; null where nothing is live. */
export async function resolveSections<S extends Record<string, Section>>(
  reading: Reading,
  sections: S,
): Promise<{ [K in keyof S]: ResolvedSection<S[K]> | null }> {
  const requests = Object.values(sections).map((declaration) => ({ declaration, entryId: 0 }))
  const documents = await readDocuments(reading, requests)
  const drawing = await lookUp(reading, documents)
  const drawn = Object.entries(sections).map(([name, section]) => {
    const document = documents.find(({ declaration }) => declaration === section)
    const lookups = document && markedLookups(reading, document, drawing)
    return [name, lookups ? resolveContent(section, document.content, lookups) : null] as const
  })
  return asResolved(Object.fromEntries(drawn))
}

interface DeclaredContent {
  declaration: Declaration
  content: Content
}

/** All that some contents point to, looked up at once. */
export async function lookUp(
  reading: Reading,
  found: readonly DeclaredContent[],
): Promise<Lookups> {
  const ids = found.flatMap(({ declaration, content }) => picturesOf(declaration, content))
  const refs = found.flatMap(({ declaration, content }) => entitiesOf(declaration, content))
  const hasLinks = found.some(({ declaration }) => hasKind(declaration, 'pageList'))
  const hasMoney = found.some(({ declaration }) => hasKind(declaration, 'money'))
  const [pictures, entries, documents, brandSettings] = await Promise.all([
    readPictures(reading, ids),
    readReferences(reading, refs),
    readDownloads(reading, documentsOf(found)),
    hasLinks || hasMoney ? readSection(reading, settings) : null,
  ])
  const brand = brandSettings?.values
  // Settings that an older version saved know nothing of languages.
  const language = reading.language || brand?.languages?.[0] || 'en'
  return {
    language,
    currency: brand?.currency ?? currencies[0],
    picture: (id) => (id === null ? null : (pictures.get(id) ?? null)),
    entry: (ref) => entries.get(referenceName(ref)) ?? null,
    file: (id) => documents.get(id) ?? null,
    page(id) {
      if (typeof id === 'string') {
        const title = localizeLabel(language, new Label(brandPageLabel(id)))
        return brandPagePaths().includes(id) ? { title, path: id } : null
      }
      const page = pageById(id)
      return page
        ? { title: localizePageName(language, page, brand), path: brandPage(page, brand).path }
        : null
    },
  }
}

function documentsOf(found: readonly DeclaredContent[]): number[] {
  return found
    .flatMap(({ declaration, content }) => fieldValues(declaration, content))
    .flatMap(({ field, value }) => (documentKinds.has(field.kind) ? field.pictures(value) : []))
}

/** Returns the current titles and links of the entries that contents refer to. */
export async function readReferences(reading: Reading, refs: readonly EntityRef[]) {
  const requests = new Map<string, DocumentRequest & { name: string }>()
  for (const ref of refs) {
    const declaration = declarationByKey(referredType(ref.category))
    if (declaration)
      requests.set(referenceName(ref), { declaration, entryId: ref.id, name: referenceName(ref) })
  }
  const documents = await readDocuments(reading, [...requests.values()])
  const placeOf = await documentsInLists(reading, [...requests.values()])
  const seen = new Map<string, { title: string; path: string | null }>()
  for (const { name, declaration, entryId } of requests.values()) {
    const entry = documents.find(
      (one) => one.declaration === declaration && one.entryId === entryId,
    )
    if (!entry || entry.isArchived) continue
    const title = titleOf(declaration, entry.content)
    const path =
      entryPath(declaration, entryId, entry.slug, entry.content.values) ??
      listedPath(declaration, placeOf(declaration, entryId), title)
    seen.set(name, { title, path })
  }
  return seen
}

/** Returns the places of entries in their lists, for the collections whose addresses need them. */
async function documentsInLists(reading: Reading, requests: readonly DocumentRequest[]) {
  const places = new Map<string, number>()
  for (const declaration of new Set(requests.map((request) => request.declaration))) {
    if (listedPath(declaration, 0, '') === null) continue
    trackList(reading, declaration)
    const heads = await listLiveRevisions(reading.db, declaration.key, reading.now)
    for (const [place, { entry_id }] of heads.entries())
      places.set(`${declaration.key} ${entry_id}`, place)
  }
  return ({ key }: Declaration, entryId: number) => places.get(`${key} ${entryId}`) ?? -1
}

/** Some content with every value as a page draws it. */
export function resolveContent(declaration: Declaration, content: Content, drawing: Lookups) {
  return {
    values: drawValues(declaration.fields, content.values, drawing),
    items: content.items.map(({ id, values }, at) => ({
      id,
      values: drawValues(
        declaration.set?.fields ?? [],
        values,
        drawing.inside?.('items').inside?.(String(at)) ?? drawing,
      ),
    })),
  }
}

function drawValues(fields: readonly Field[], values: Record<string, Json>, drawing: Lookups) {
  return resolveFields(fields, (field) => storedValue(field, values), drawing)
}

/** The one place where drawn values get the types of their declarations: `drawValues` made them by them. */
function asResolved<T>(drawn: Record<string, unknown>): T {
  return drawn as T
}

/** Returns documents as pages offer them, by library id; what shows them depends on them. */
export async function readDownloads(
  { media: library, names }: Pick<Reading, 'media' | 'names'>,
  ids: readonly number[],
): Promise<Map<number, Download>> {
  for (const id of ids) names.add(mediaName(id))
  const files = await Promise.all(ids.map((id) => library.load(id)))
  return new Map(
    files.flatMap((media) => {
      if (media === null) return []
      const { id, name, file_size: size } = media
      return [[id, { id, name, url: mediaUrl(media), size }]]
    }),
  )
}
