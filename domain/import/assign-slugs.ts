import { type Collection, titleOf } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { numberedSlug, slugOf } from '#catalogue/text/slug.ts'
import type { BrandRegion } from '#domain/content/saving/brand-region.ts'
import { listSlugHolders } from '#store/content/naming/slugs.ts'
import type { Db } from '#store/tables.ts'
import type { Planned } from './planned.ts'

/** The slugs that rows before were given, which nobody has written down yet. */
export class AssignedSlugs {
  readonly taken = new Set<string>()
  readonly #numbers = new Map<string, number>()

  /** One made from a title, with the next number that was not tried yet. */
  next(slug: string): string {
    const number = (this.#numbers.get(slug) ?? 0) + 1
    this.#numbers.set(slug, number)
    return number === 1 ? slug : numberedSlug(slug, number)
  }
}

/**
 * Gives each draft that has a title and no slug one made from it in the brand's first language that
 * nobody has, as a save does, and refuses those that were written and are another entry's.
 */
export async function assignSlugs(
  db: Db,
  { collection, region }: { collection: Collection; region: BrandRegion },
  planned: readonly Planned[],
  given: AssignedSlugs,
): Promise<void> {
  const drafts = planned.filter(({ draft, refusals }) => draft && refusals.length === 0)
  // The id in the address is enough where the title gives none.
  let open = drafts
    .map((one) => wishOf(collection, region.language, one))
    .filter(({ slug }) => slug !== '')
  while (open.length > 0) {
    const tried = open.map((wish) => {
      return { wish, slug: wish.isWritten ? wish.slug : given.next(wish.slug) }
    })
    const slugs = tried.map(({ slug }) => slug)
    const holders = await listSlugHolders(db, collection.key, slugs)
    open = tried.flatMap(({ wish, slug }) => {
      const holder = holders.get(slug)
      const isFree = holder === undefined || holder === wish.planned.entryId
      if (isFree && !given.taken.has(slug)) hold(wish.planned, slug, given.taken)
      else if (!wish.isWritten) return [wish]
      else wish.planned.refusals.push({ column: 'slug', sentence: messages.slugTaken })
      return []
    })
  }
}

interface Wish {
  planned: Planned
  slug: string
  /** Somebody has written it; else it is made and may get a number. */
  isWritten: boolean
}

function wishOf(collection: Collection, language: Language, planned: Planned): Wish {
  const content = planned.draft?.content ?? { values: {}, items: [], lastItemId: 0 }
  const typed = String(content.values.slug ?? '')
  const isKept = typed !== '' && typed === planned.draft?.base?.content.values.slug
  const slug = isKept ? typed : slugOf(typed, language)
  const isWritten = slug !== ''
  return {
    planned,
    slug: isWritten ? slug : slugOf(titleOf(collection, content), language),
    isWritten,
  }
}

function hold({ draft }: Planned, slug: string, taken: Set<string>): void {
  taken.add(slug)
  if (draft) draft.content = { ...draft.content, values: { ...draft.content.values, slug } }
}
