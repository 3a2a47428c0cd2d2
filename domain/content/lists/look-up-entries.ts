import { declarationByKey } from '#catalogue/catalogue.ts'
import { referredType } from '#catalogue/collections/referred-type.ts'
import { entitiesOf, picturesOf } from '#catalogue/content/content-to-wire.ts'
import { entryPath, listedPath } from '#catalogue/content/entry-path.ts'
import { hasKind } from '#catalogue/content/has-kind.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import {
  type EntityRef,
  type EntryLookup,
  type MediaLookup,
  referenceName,
} from '#catalogue/field.ts'
import type { ReadContext } from '#domain/context.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import { type DocumentState, listDocumentStatesByEntryIds } from '#store/content/document-states.ts'
import { listLiveRevisions } from '#store/content/live-revisions.ts'
import { loadBrandRegion } from '../brand-region.ts'

/**
 * Returns title and page address of the entries that some references name, live or not. Runs one
 * query for each collection, and one more where entries are addressed by their position in a list.
 */
export async function lookUpEntries(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  refs: readonly EntityRef[],
): Promise<EntryLookup> {
  const entries = new Map<string, { title: string; path: string | null }>()
  for (const [category, refsOfOne] of Map.groupBy(refs, (ref) => ref.category)) {
    const declaration = declarationByKey(referredType(category))
    if (!declaration) continue
    const ids = [...new Set(refsOfOne.map(({ id }) => id))]
    const states = await listDocumentStatesByEntryIds(db, declaration.key, ids)
    const isListed = listedPath(declaration, 0, '') !== null
    const listed = isListed ? await listLiveRevisions(db, declaration.key, now) : []
    for (const state of states.filter(({ language }) => language === '')) {
      const { entry_id: id, slug } = state
      const title = titleAt(state)
      const index = listed.findIndex(({ entry_id }) => entry_id === id)
      const path = entryPath(declaration, id, slug) ?? listedPath(declaration, index, title)
      entries.set(referenceName({ category, id }), { title, path })
    }
  }
  return entries
}

interface DeclaredContent {
  declaration: Declaration
  content: Content
}

/** Returns the pictures and entries that some contents refer to, as responses carry them. */
export async function lookUpAll(
  context: Pick<ReadContext, 'db' | 'now'>,
  contents: readonly DeclaredContent[],
): Promise<MediaLookup> {
  // Entries store the titles of what they refer to; only sets and menus look them up.
  const refs = contents
    .filter(({ declaration }) => hasKind(declaration, 'entity') || hasKind(declaration, 'pageList'))
    .flatMap(({ declaration, content }) => entitiesOf(declaration, content))
  return lookUp(context, contents, refs)
}

/**
 * Returns what the changes between some contents are told with: pictures, the titles of what links
 * and menus lead to, and the currency of amounts.
 */
export async function lookUpForChanges(
  context: Pick<ReadContext, 'db' | 'now'>,
  contents: readonly DeclaredContent[],
): Promise<MediaLookup> {
  const refs = contents.flatMap(({ declaration, content }) =>
    entitiesOf(declaration, content).filter(
      (ref) => ref.isLink || hasKind(declaration, 'pageList'),
    ),
  )
  const media = await lookUp(context, contents, refs)
  if (!contents.some(({ declaration }) => hasKind(declaration, 'money'))) return media
  return Object.assign(media, { currency: (await loadBrandRegion(context.db)).currency })
}

async function lookUp(
  context: Pick<ReadContext, 'db' | 'now'>,
  contents: readonly DeclaredContent[],
  refs: readonly EntityRef[],
): Promise<MediaLookup> {
  const pictures = contents.flatMap(({ declaration, content }) => picturesOf(declaration, content))
  const media = await lookUpMedia(context.db, pictures)
  if (refs.length === 0) return media
  return Object.assign(media, { references: await lookUpEntries(context, refs) })
}

function titleAt({ live_title, title }: DocumentState): string {
  return live_title || title
}
