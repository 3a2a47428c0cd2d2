import { collections, declarationByKey } from '#catalogue/catalogue.ts'
import { referredType } from '#catalogue/collections/referred-type.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { listOwnDrafts, type OwnDraft } from '#store/overview/own-work.ts'
import type { Store } from '#store/store.ts'
import type { Actor } from './actor.ts'
import { saveContent } from './content/saving/save-content.ts'
import { forEachSelected, type Outcome } from './for-each-selected.ts'

export interface SubmittedDraft extends Outcome {
  draft: OwnDraft
}

/**
 * Submits the actor's own drafts in a language, each in a transaction of its own. What others refer
 * to goes first, so that the approval queue, the oldest first, can be worked through from its top.
 */
export async function submitOwnDrafts(
  store: Store,
  { actor, language, now }: { actor: Actor; language: DocumentLanguage; now: () => string },
): Promise<{ submitted: SubmittedDraft[]; isMore: boolean }> {
  const listed = await listOwnDrafts(store.db, actor.id, language, limits.submitted + 1)
  const drafts = new Map(
    listed
      .slice(0, limits.submitted)
      .toSorted((one, other) => rankOf(one.subject) - rankOf(other.subject))
      .map((draft) => [draft.id, draft]),
  )
  const outcomes = await forEachSelected(store, [...drafts.keys()], async (tx, recordId) => {
    const { subject = '', entry_id: entryId = 0, source_id = null } = drafts.get(recordId) ?? {}
    const declaration = declarationByKey(subject)
    // The draft of a declaration that the brand has removed.
    if (!declaration) return
    const sent = { approval: 1, ...(source_id === null ? {} : { source_id }) }
    const document = { declaration, entryId, language }
    await saveContent({ db: tx, actor, now: now() }, { document, recordId, sent })
  })
  const submitted = outcomes.flatMap((outcome): SubmittedDraft[] => {
    const draft = drafts.get(outcome.id)
    return draft && declarationByKey(draft.subject) ? [{ ...outcome, draft }] : []
  })
  return { submitted, isMore: listed.length > limits.submitted }
}

/** Collections in an order in which none refers to a later one, by key. */
const inOrder = orderByReferences()

function orderByReferences(): string[] {
  const order = new Set<string>()
  function add(collection: Collection, above: readonly Collection[]) {
    if (above.includes(collection)) return
    for (const key of referredBy(collection)) {
      const target = collections.find((one) => one.key === key)
      if (target) add(target, [...above, collection])
    }
    order.add(collection.key)
  }
  for (const collection of collections) add(collection, [])
  return [...order]
}

function referredBy({ fields, set }: Collection): string[] {
  return [...fields, ...(set?.fields ?? [])].flatMap(({ category }) =>
    category ? referredType(category) : [],
  )
}

/** Sections and orders come after the entries. */
function rankOf(key: string): number {
  const rank = inOrder.indexOf(key)
  return rank < 0 ? inOrder.length : rank
}
