import { declarations } from '#catalogue/catalogue.ts'
import { hasKind } from '#catalogue/content/has-kind.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import {
  amountsIn,
  convertAmount,
  convertAmounts,
} from '#catalogue/fields/lists/convert-amounts.ts'
import { minorDigits } from '#catalogue/messages/figure.ts'
import { staffRevisionAt } from '#domain/content/timeline.ts'
import type { Context } from '#domain/context.ts'
import { pauseBetweenBatches } from '#domain/delete-in-batches.ts'
import { type DocumentState, listNextDocumentStates } from '#store/content/document-states.ts'
import { changeRevision, listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import type { Db, Tx } from '#store/tables.ts'
import { lockUpToDate } from '../content/publishing/apply-due-transitions.ts'
import { goLive, schedule } from '../content/publishing/go-live.ts'
import { saveDocumentState } from '../content/publishing/save-document-state.ts'
import { showToStaffById } from '../content/show-to-staff.ts'
import { addApproved } from '../content/transitions/add-approved.ts'

export interface CurrencyChange {
  from: string
  to: string
}

/** Entries that are read at once. */
const part = 50

/**
 * Returns how many amounts the site and its drafts hold, in how many revisions, and one as an
 * example before and after.
 */
export async function countPrices(db: Db, { from, to }: CurrencyChange) {
  let [amounts, records, example] = [0, 0, 0]
  for await (const { declaration, revisions } of listPriced(db)) {
    for (const { content } of revisions) {
      const stored = amountsIn(declaration, content)
      amounts += stored.length
      if (stored.length > 0) records += 1
      example ||= stored.find((minor) => minor > 0) ?? 0
    }
  }
  return { amounts, records, before: example, after: convertAmount(example, from, to) }
}

/** Live and open revisions, or scheduled ones. */
type ConvertedPart = 'present' | 'to-come'

/**
 * Converts the amounts of live, scheduled and open revisions in the transaction that changes the
 * currency: live and scheduled ones as new versions, open ones in place with a new version number,
 * so that nobody approves amounts that they were not shown. Former versions are converted when they
 * are restored (`in-todays-currency.ts`). The publication lock must be held. Live and scheduled
 * ones are published apart: one sequence of the ledger holds a document once.
 */
export async function convertPrices(
  context: Context,
  change: CurrencyChange,
  what: ConvertedPart,
): Promise<void> {
  const { db } = context
  if (minorDigits(change.from) === minorDigits(change.to)) return
  for await (const { declaration, state } of listPriced(db)) {
    if (what === 'to-come' && state.scheduled_id === null) continue
    await convertEntry(context, { declaration, entryId: state.entry_id, change, what })
  }
}

interface Conversion {
  declaration: Declaration
  entryId: number
  change: CurrencyChange
  what: ConvertedPart
}

async function convertEntry(context: Context, entry: Conversion): Promise<void> {
  const { db, actor, now } = context
  const { declaration, entryId, change, what } = entry
  const document = { declaration, entryId, language: '' as const }
  const before = await lockUpToDate(context, document)
  const { live, scheduled, open } = await loadCurrent(db, before)
  const converted = (content: Content) =>
    convertAmounts(declaration, content, change.from, change.to)
  const approved = ({ content, starts_at, ends_at, archived, source_id }: Revision) => ({
    content: converted(content),
    step: 'convert' as const,
    remarks: null,
    author: { name: actor.username, at: now },
    copied: { starts_at, ends_at, archived, source_id },
  })
  let state = before
  if (live && what === 'present') {
    const added = await addApproved(context, document, state, approved(live))
    state = await goLive(context, {
      document,
      state: added.state,
      revision: added.revision,
      cause: 'decision',
    })
  }
  const startsAt = scheduled?.starts_at
  if (scheduled && startsAt && what === 'to-come') {
    const added = await addApproved(context, document, state, approved(scheduled))
    const revision = { ...added.revision, starts_at: startsAt }
    state = await schedule(context, { document, state: added.state, revision })
  }
  if (open && what === 'present') {
    const version = state.version + 1
    const content = converted(open.content)
    await changeRevision(db, open, { content, version, updated_at: now })
    state = { ...state, version }
  }
  await saveDocumentState(db, document, {
    before,
    after: await showToStaffById(context, { document, state, id: staffRevisionAt(state, now) }),
  })
}

async function loadCurrent(tx: Tx, { live_id, scheduled_id, open_id }: DocumentState) {
  const ids = [live_id, scheduled_id, open_id].filter((id) => id !== null)
  const byId = new Map((await listRevisionsByIds(tx, ids)).map((one) => [one.id, one]))
  const [live, scheduled, open] = [live_id, scheduled_id, open_id].map((id) => byId.get(id ?? 0))
  return { live, scheduled, open }
}

/** Yields what has amounts, in bounded parts, and yields to the event loop between them. */
async function* listPriced(db: Db) {
  for (const declaration of declarations) {
    if (!hasKind(declaration, 'money')) continue
    for (let last = -1, count = part; count === part; ) {
      const states = await listNextDocumentStates(db, declaration.key, last, part)
      const ids = states.flatMap(currentIds)
      const batch = await listRevisionsByIds(db, ids)
      for (const state of states) {
        const current = new Set(currentIds(state))
        const revisions = batch.filter(({ id }) => current.has(id))
        if (revisions.some(({ content }) => amountsIn(declaration, content).length > 0))
          yield { declaration, state, revisions }
      }
      last = states.at(-1)?.entry_id ?? 0
      count = states.length
      await pauseBetweenBatches()
    }
  }
}

function currentIds({ live_id, scheduled_id, open_id }: DocumentState): number[] {
  return [live_id, scheduled_id, open_id].filter((id) => id !== null)
}
