import { declarations } from '#catalogue/catalogue.ts'
import { hasKind } from '#catalogue/content/has-kind.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import {
  amountsIn,
  convertAmount,
  convertAmounts,
} from '#catalogue/fields/lists/convert-amounts.ts'
import { minorDigits } from '#catalogue/messages/figure.ts'
import { shownAt } from '#domain/content/timeline.ts'
import type { Context } from '#domain/context.ts'
import { pauseBetweenBatches } from '#domain/delete-in-batches.ts'
import { type DocumentState, listDocumentStatesAfter } from '#store/content/document-states.ts'
import { changeRevision, listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import type { Db, Tx } from '#store/tables.ts'
import { lockUpToDate } from '../content/publishing/apply-due-transitions.ts'
import { goLive, schedule } from '../content/publishing/go-live.ts'
import { saveDocumentState } from '../content/publishing/save-document-state.ts'
import { showRevisionById } from '../content/show-revision.ts'
import { addApproved } from '../content/transitions/add-approved.ts'

/** The brand's currency before and after a change. */
export interface CurrencyChange {
  from: string
  to: string
}

/** Entries that are read at once. */
const part = 50

/**
 * Returns how many amounts the site and its drafts hold, in how many records, and one of them as an
 * example of what becomes of it.
 */
export async function countPrices(db: Db, { from, to }: CurrencyChange) {
  let [amounts, records, example] = [0, 0, 0]
  for await (const { declaration, revisions } of listPriced(db)) {
    for (const { content } of revisions) {
      const found = amountsIn(declaration, content)
      amounts += found.length
      if (found.length > 0) records += 1
      example ||= found.find((minor) => minor > 0) ?? 0
    }
  }
  return { amounts, records, before: example, after: convertAmount(example, from, to) }
}

/** What is converted: what guests see and what is being worked on, or what is to come. */
type Converted = 'present' | 'to-come'

/**
 * Converts the amounts of all that guests see, will see or that is being worked on, in the
 * transaction that changes the currency: what is live and what is to come as new versions, drafts
 * and pending records in place, under a new version number, so that nobody decides on amounts that
 * they were not shown. Former versions are left: whoever goes back to one converts it then
 * (`in-todays-currency.ts`). The transaction has to have taken its turn. What is live and what is to
 * come are published apart: one sequence of the ledger holds a place once.
 */
export async function convertPrices(
  context: Context,
  change: CurrencyChange,
  what: Converted,
): Promise<void> {
  const { db } = context
  if (minorDigits(change.from) === minorDigits(change.to)) return
  for await (const { declaration, head } of listPriced(db)) {
    if (what === 'to-come' && head.scheduled_id === null) continue
    await convertEntry(context, { declaration, entryId: head.entry_id, change, what })
  }
}

interface Entry {
  declaration: Declaration
  entryId: number
  change: CurrencyChange
  what: Converted
}

async function convertEntry(context: Context, entry: Entry): Promise<void> {
  const { db, actor, now } = context
  const { declaration, entryId, change, what } = entry
  const document = { declaration, entryId, language: '' as const }
  const before = await lockUpToDate(context, document)
  const { live, scheduled, open } = await readStanding(db, before)
  const converted = (content: Content) =>
    convertAmounts(declaration, content, change.from, change.to)
  const approved = ({ content, starts_at, ends_at, archived, source_id }: Revision) => ({
    content: converted(content),
    step: 'convert' as const,
    remarks: null,
    author: { name: actor.username, at: now },
    kept: { starts_at, ends_at, archived, source_id },
  })
  let head = before
  if (live && what === 'present') {
    const added = await addApproved(context, document, head, approved(live))
    head = await goLive(context, {
      document,
      state: added.head,
      revision: added.revision,
      cause: 'decision',
    })
  }
  const startsAt = scheduled?.starts_at
  if (scheduled && startsAt && what === 'to-come') {
    const added = await addApproved(context, document, head, approved(scheduled))
    const revision = { ...added.revision, starts_at: startsAt }
    head = await schedule(context, { document, state: added.head, revision })
  }
  if (open && what === 'present') {
    const version = head.version + 1
    const content = converted(open.content)
    await changeRevision(db, open, { content, version, updated_at: now })
    head = { ...head, version }
  }
  await saveDocumentState(db, document, {
    before,
    after: await showRevisionById(context, { document, state: head, id: shownAt(head, now) }),
  })
}

async function readStanding(tx: Tx, { live_id, scheduled_id, open_id }: DocumentState) {
  const ids = [live_id, scheduled_id, open_id].filter((id) => id !== null)
  const found = new Map((await listRevisionsByIds(tx, ids)).map((one) => [one.id, one]))
  const [live, scheduled, open] = [live_id, scheduled_id, open_id].map((id) => found.get(id ?? 0))
  return { live, scheduled, open }
}

/** Lists what has amounts, with what stands there, in bounded parts; between two others have the machine. */
async function* listPriced(db: Db) {
  for (const declaration of declarations) {
    if (!hasKind(declaration, 'money')) continue
    for (let last = -1, count = part; count === part; ) {
      const heads = await listDocumentStatesAfter(db, declaration.key, last, part)
      const ids = heads.flatMap(standingIn)
      const found = await listRevisionsByIds(db, ids)
      for (const head of heads) {
        const own = new Set(standingIn(head))
        const revisions = found.filter(({ id }) => own.has(id))
        if (revisions.some(({ content }) => amountsIn(declaration, content).length > 0))
          yield { declaration, head, revisions }
      }
      last = heads.at(-1)?.entry_id ?? 0
      count = heads.length
      await pauseBetweenBatches()
    }
  }
}

function standingIn({ live_id, scheduled_id, open_id }: DocumentState): number[] {
  return [live_id, scheduled_id, open_id].filter((id) => id !== null)
}
