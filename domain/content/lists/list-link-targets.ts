import { collections, declarationByKey } from '#catalogue/catalogue.ts'
import { referredType } from '#catalogue/collections/referred-type.ts'
import { listedPath } from '#catalogue/content/entry-path.ts'
import { Label } from '#catalogue/messages/message.ts'
import { linkedEntries, linkedFiles, linkName } from '#catalogue/text/link-target.ts'
import type { ReadContext } from '#domain/context.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import { searchTitles } from '#store/content/entry-titles.ts'
import { listMedia } from '#store/media/list-media.ts'
import type { Db } from '#store/tables.ts'
import { lookUpEntries } from './look-up-entries.ts'

interface NamedTarget {
  /** As a link stores it. */
  link: string
  name: string
  /** What it is: "Promotion", "Documents". */
  kind: Label
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
  db: Db,
  { words, limit }: { words: string; limit: number },
): Promise<NamedTarget[]> {
  const types = linkable.map(({ key }) => key)
  const entries = await searchTitles(db, types, { words, limit })
  const byName = { by: 'name', direction: 'asc' } as const
  const page = { limit, offset: 0 }
  const files = await listMedia(db, { search: words, kind: 'files' }, byName, page)
  const named = entries.flatMap(({ type, id, title }): NamedTarget[] => {
    const collection = declarationByKey(type)
    if (!collection) return []
    const kind = new Label(collection.label)
    return [{ link: `entry:${collection.entityType}/${id}`, name: title || `#${id}`, kind }]
  })
  const documents = files.map(({ id, name }) => ({ link: `media:${id}`, name, kind: fileKind }))
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
    return { name: linkName(link, await lookUpMedia(context.db, files)), kind: fileKind }
  if (!entry) return null
  const references = await lookUpEntries(context, [entry])
  const collection = declarationByKey(referredType(entry.category))
  const name = linkName(link, Object.assign(new Map(), { references }))
  return { name, kind: new Label(collection?.label ?? '') }
}
