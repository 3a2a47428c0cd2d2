import { isSameContent } from '#catalogue/change/compare.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { checkComplete } from '#catalogue/content/check-complete.ts'
import { type Content, type Declaration, emptyContent } from '#catalogue/declaration.ts'
import { identifyRows } from '#catalogue/fields/lists/identify-rows.ts'
import type { SentValues } from '#catalogue/json.ts'
import { inEnglish } from '#catalogue/messages/localize.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import { findSource } from '#domain/content/source/find-source.ts'
import type { Context } from '#domain/context.ts'
import { findRevision } from '#store/content/revisions.ts'
import { checkReferences } from '../content/check-references.ts'
import { conflict } from '../content/conflict.ts'
import type { Document } from '../content/document.ts'
import { holdToPublish, publishDirectly } from '../content/transitions/publish-directly.ts'
import { invalid, Problem } from '../problem.ts'
import { changedWords, currencyChange, unconfirmed, withPrices } from './change-currency.ts'
import { countPrices } from './convert-prices.ts'
import { checkAddresses, keepAddresses } from './keep-addresses.ts'

/**
 * Saves a section that needs no approval (menus, footer, icons, settings): visitors see it at once,
 * the former version is kept. What is not sent stays as it is. In another language than the first it
 * takes the translated fields only.
 *
 * Refuses: who may not (403); a stale `version` (409, with the current record); what breaks a rule
 * of its fields, and pictures that are not there (422); another currency while there are prices,
 * unless that is confirmed (409, with their number); a translation of what
 * the first language does not have (404). Throws on what needs an approval: a bug.
 *
 * @returns whether anything was changed: what says what is there already publishes and logs nothing
 */
export async function saveSiteLayout(
  context: Context,
  document: Document,
  sent: SentValues,
): Promise<boolean> {
  const { db, actor } = context
  const { declaration } = document
  if (declaration.workflow !== 'direct') throw new Error(`${declaration.key} needs an approval`)
  if (!may(actor.role, declaration.ability)) throw new Problem('forbidden', messages.forbidden)
  const head = await holdToPublish(context, document)
  const live = head.live_id === null ? undefined : await findRevision(db, head.live_id)
  if (sent.version !== undefined && sent.version !== (live?.version ?? sent.version)) {
    throw await conflict(context, document, { seen: sent.version })
  }
  const source = await findSource(context, document, sent.source_id)
  const shape = source.declaration
  const former = source.contentOf(live?.content ?? null) ?? emptyContent(shape)
  const before = { ...former, lastItemId: Math.max(former.lastItemId, head.last_item_id) }
  const { content, errors } = applySave(shape, before, identified(shape, before, sent))
  await requireRight(context, shape, content, errors)
  if (isSameContent(shape, before, content)) return false
  const sourceId = source.besideId
  const change = currencyChange(shape, before, content)
  const count = change && (await countPrices(db, change))
  if (change && count && count.amounts > 0 && sent.confirm_currency !== true)
    throw unconfirmed(change, count)
  const remarks = change && inEnglish(changedWords(change, count?.amounts ?? 0))
  const publication = { content, step: 'publish', remarks, sourceId } as const
  await withPrices(context, change, async () => {
    await publishDirectly(context, document, head, publication)
  })
  await keepAddresses(context, declaration, before, content)
  return true
}

/** Rows without an id mean what is there under their name: clients of the specification send none. */
function identified({ set }: Declaration, { items }: Content, sent: SentValues): SentValues {
  if (!set || set.fixed) return sent
  return identifyRows(set, sent, { items, candidates: items, inOrder: false })
}

/** Refuses content that could not be published (422). */
export async function requireRight(
  context: Pick<Context, 'db' | 'now'>,
  declaration: Declaration,
  content: Content,
  errors: FieldErrors = {},
): Promise<void> {
  const missing = await checkReferences(context, { declaration, content, former: null })
  const taken = await checkAddresses(context, declaration, content)
  const wrong = { ...checkComplete(declaration, content), ...missing, ...taken, ...errors }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}
