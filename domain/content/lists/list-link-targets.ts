import { collections, declarationByKey } from '#catalogue/catalogue.ts'
import { referredType } from '#catalogue/collections/referred-type.ts'
import { listedPath } from '#catalogue/content/entry-path.ts'
import { referenceName } from '#catalogue/field.ts'
import { Label } from '#catalogue/messages/message.ts'
import { entryLink, linkedEntries, linkedFiles, linkName } from '#catalogue/text/link-target.ts'
import type { ReadContext } from '#domain/context.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import { searchTitles } from '#store/content/entry-titles.ts'
import { listMedia } from '#store/media/list-media.ts'
import { lookUpEntries } from './look-up-entries.ts'

interface NamedTarget {
  /** As a link stores it. */
  link: string
  name: string
  /** What it is: "Promotion", "Documents". */
  kind: Label
  /** The address of its page, or null. */
  path: string | null
}

const fileKind = new Label('Documents')

/** The collections whose entries have an address. */
const linkable = collections.filter(
  (one) => one.page !== null || one.pages !== null || listedPath(one, 0, 'x') !== null,
)

/**
 * Returns the entries, then the documents, whose names contain the words. However many entries
 * there are, a quarter of the places is kept for documents.
 */
export async function searchLinkTargets(
  context: Pick<ReadContext, 'db' | 'now'>,
  { words, limit }: { words: string; limit: number },
): Promise<NamedTarget[]> {
  const { db } = context
  const types = linkable.map(({ key }) => key)
  const entries = await searchTitles(db, types, { words, limit })
  const byName = { by: 'name', direction: 'asc' } as const
  const page = { limit, offset: 0 }
  const files = await listMedia(db, { search: words, kind: 'files' }, byName, page)
  const found = entries.flatMap(({ type, id, title }) => {
    const collection = declarationByKey(type)
    return collection ? [{ collection, ref: { category: collection.entityType, id }, title }] : []
  })
  const looked = await lookUpEntries(
    context,
    found.map(({ ref }) => ref),
  )
  const named = found.map(({ collection, ref, title }): NamedTarget => {
    const { category, id } = ref
    const path = looked.get(referenceName(ref))?.path ?? null
    const kind = new Label(collection.label)
    return { link: entryLink(category, id), name: title || `#${id}`, kind, path }
  })
  const documents = files.map(({ id, name }) => {
    return { link: `media:${id}`, name, kind: fileKind, path: null }
  })
  const kept = Math.min(documents.length, Math.ceil(limit / 4))
  return [...named.slice(0, limit - kept), ...documents].slice(0, limit)
}

/** Returns what a link leads to, or null for an address. */
export async function nameLinkTarget(
  context: Pick<ReadContext, 'db' | 'now'>,
  link: string,
): Promise<Omit<NamedTarget, 'link'> | null> {
  const [entry] = linkedEntries([link])
  const files = linkedFiles([link])
  if (files.length > 0)
    return {
      name: linkName(link, await lookUpMedia(context.db, files)),
      kind: fileKind,
      path: null,
    }
  if (!entry) return null
  const references = await lookUpEntries(context, [entry])
  const collection = declarationByKey(referredType(entry.category))
  const name = linkName(link, Object.assign(new Map(), { references }))
  const path = references.get(referenceName(entry))?.path ?? null
  return { name, kind: new Label(collection?.label ?? ''), path }
}
