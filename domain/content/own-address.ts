import { collections } from '#catalogue/catalogue.ts'
import { page } from '#catalogue/collections/page.ts'
import { hasOwnAddress, isReserved } from '#catalogue/content/own-address.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { isReferences } from '#catalogue/fields/lists/references.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { pathOf } from '#catalogue/sections/site/check-redirects.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import type { ReadContext } from '#domain/context.ts'
import { listDocumentStatesByEntryIds } from '#store/content/document-states.ts'
import { findLive } from '#store/content/live-revisions.ts'
import { listSlugHolders } from '#store/content/naming/slugs.ts'
import { findRevision } from '#store/content/revisions.ts'
import { type Document, keyOf, sectionDocument } from './document.ts'

/**
 * Returns which of some slugs an entry at an address of its own (`/{slug}`) cannot have: those of
 * our addresses, of redirects (former addresses) and of such entries of another collection.
 */
export async function listTakenSlugs(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  declaration: Declaration,
  slugs: readonly string[],
): Promise<Set<string>> {
  if (!hasOwnAddress(declaration) || slugs.length === 0) return new Set()
  const redirected = await findLive(db, keyOf(sectionDocument(redirects)), now)
  const former = new Set(redirected?.content.items.map(({ values }) => pathOf(String(values.from))))
  const taken = new Set(
    slugs.filter((slug) => {
      return isReserved(declaration, slug) || former.has(`/${encodeURIComponent(slug)}`)
    }),
  )
  const neighbours = collections.filter((one) => hasOwnAddress(one) && one.key !== declaration.key)
  const holders = await Promise.all(neighbours.map(({ key }) => listSlugHolders(db, key, slugs)))
  for (const found of holders) for (const slug of found.keys()) taken.add(slug)
  return taken
}

/** Pages above a page, at most. */
const maxParents = 5

/** Returns an error for a page that would be below itself, or below too many others. */
export async function checkParents(
  { db }: Pick<ReadContext, 'db'>,
  document: Document,
  content: Content,
): Promise<FieldErrors> {
  if (document.declaration.key !== page.key) return {}
  let parent = parentOf(content)
  for (let level = 0; parent !== null; level += 1) {
    if (parent === keyOf(document).entryId || level === maxParents)
      return { parent: [messages.parentCircle] }
    const states = await listDocumentStatesByEntryIds(db, page.key, [parent])
    const id = states.find(({ language }) => language === '')?.shown_id
    const revision = id ? await findRevision(db, id) : undefined
    parent = revision ? parentOf(revision.content) : null
  }
  return {}
}

function parentOf({ values }: Content): number | null {
  const { parent = null } = values
  return isReferences(parent) ? (parent[0]?.id ?? null) : null
}
