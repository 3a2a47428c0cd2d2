import { type Collection, titleOf } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { numberedSlug, slugOf } from '#catalogue/text/slug.ts'
import type { BrandRegion } from '#domain/content/brand-region.ts'
import { listTakenSlugs } from '#domain/content/own-address.ts'
import { listSlugHolders } from '#store/content/naming/slugs.ts'
import type { Db } from '#store/tables.ts'
import type { Planned } from './planned.ts'

/** The slugs that earlier rows were given and that are not stored yet. */
export class AssignedSlugs {
  readonly taken = new Set<string>()
  readonly #numbers = new Map<string, number>()

  /** Returns a slug from a title, with the next number that was not tried yet. */
  next(slug: string): string {
    const number = (this.#numbers.get(slug) ?? 0) + 1
    this.#numbers.set(slug, number)
    return number === 1 ? slug : numberedSlug(slug, number)
  }
}

/**
 * Sets the slug of each draft as a save does, and rejects a written slug that another entry has.
 */
export async function assignSlugs(
  db: Db,
  { collection, region, now }: { collection: Collection; region: BrandRegion; now: string },
  planned: readonly Planned[],
  assigned: AssignedSlugs,
): Promise<void> {
  const drafts = planned.filter(({ draft, errors }) => draft && errors.length === 0)
  // A title that gives no slug leaves it empty: the id in the address is enough.
  let open = drafts
    .map((one) => slugRequestOf(collection, region.language, one))
    .filter(({ slug }) => slug !== '')
  while (open.length > 0) {
    const tried = open.map((request) => {
      return { request, slug: request.isWritten ? request.slug : assigned.next(request.slug) }
    })
    const slugs = tried.map(({ slug }) => slug)
    const holders = await listSlugHolders(db, collection.key, slugs)
    const ours = await listTakenSlugs({ db, now }, collection, slugs)
    open = tried.flatMap(({ request, slug }) => {
      const holder = holders.get(slug)
      const isOwn = holder === request.planned.entryId
      const isFree = isOwn || (holder === undefined && !ours.has(slug))
      if (isFree && !assigned.taken.has(slug)) assign(request.planned, slug, assigned.taken)
      else if (!request.isWritten) return [request]
      else
        request.planned.errors.push({
          column: 'slug',
          sentence: ours.has(slug) ? messages.addressOurs : messages.slugTaken,
        })
      return []
    })
  }
}

interface SlugRequest {
  planned: Planned
  slug: string
  /** Written in the table; else made from the title, and may get a number. */
  isWritten: boolean
}

function slugRequestOf(collection: Collection, language: Language, planned: Planned): SlugRequest {
  const content = planned.draft?.content ?? { values: {}, items: [], lastItemId: 0 }
  const typed = String(content.values.slug ?? '')
  const isUnchanged = typed !== '' && typed === planned.draft?.base?.content.values.slug
  const slug = isUnchanged ? typed : slugOf(typed, language)
  const isWritten = slug !== ''
  return {
    planned,
    slug: isWritten ? slug : slugOf(titleOf(collection, content), language),
    isWritten,
  }
}

function assign({ draft }: Planned, slug: string, taken: Set<string>): void {
  taken.add(slug)
  if (draft) draft.content = { ...draft.content, values: { ...draft.content.values, slug } }
}
