import { isSameContent } from '#catalogue/change/compare.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { checkComplete } from '#catalogue/content/check-complete.ts'
import { type Content, type Declaration, emptyContent } from '#catalogue/declaration.ts'
import { identifyRows } from '#catalogue/fields/lists/identify-rows.ts'
import type { SentValues } from '#catalogue/json.ts'
import { inEnglish } from '#catalogue/messages/localize.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { requireMayChange } from '#domain/content/scope/scope.ts'
import { findSource } from '#domain/content/source/find-source.ts'
import type { Context } from '#domain/context.ts'
import { findRevision } from '#store/content/revisions.ts'
import { checkReferences } from '../content/check-references.ts'
import { conflict } from '../content/conflict.ts'
import type { Document } from '../content/document.ts'
import { lockForPublishing, publishDirectly } from '../content/transitions/publish-directly.ts'
import { invalid } from '../problem.ts'
import { currencyChange, currencyProblem, currencyRemarks, withPrices } from './change-currency.ts'
import { countPrices } from './convert-prices.ts'
import { checkRedirects, redirectMovedPages } from './keep-addresses.ts'

/**
 * Saves a section that needs no approval (menus, footer, icons, settings): guests see it at once.
 * What is not sent stays. In another language it takes the translated fields only. Returns whether
 * anything changed.
 *
 * Throws `Problem('forbidden')` without permission, `Problem('conflict')` for a stale `version` and
 * for another currency while there are prices, unless confirmed, `Problem('invalid')` for wrong
 * fields, and `Problem('not-found')` for a translation without a first language.
 */
export async function saveSiteLayout(
  context: Context,
  document: Document,
  sent: SentValues,
): Promise<boolean> {
  const { db } = context
  const { declaration } = document
  if (declaration.workflow !== 'direct') throw new Error(`${declaration.key} needs an approval`)
  await requireMayChange(context, document, declaration.ability)
  const state = await lockForPublishing(context, document)
  const live = state.live_id === null ? undefined : await findRevision(db, state.live_id)
  if (sent.version !== undefined && sent.version !== (live?.version ?? sent.version)) {
    throw await conflict(context, document, { seen: sent.version })
  }
  const source = await findSource(context, document, sent.source_id)
  const shape = source.declaration
  const former = source.contentOf(live?.content ?? null) ?? emptyContent(shape)
  const before = { ...former, lastItemId: Math.max(former.lastItemId, state.last_item_id) }
  const { content, errors } = applySave(shape, before, identifyByName(shape, before, sent))
  await requireValid(context, shape, { content, former, errors })
  if (isSameContent(shape, before, content)) return false
  const sourceId = source.sourceId
  const change = currencyChange(shape, before, content)
  const count = change && (await countPrices(db, change))
  if (change && count && count.amounts > 0 && sent.confirm_currency !== true)
    throw currencyProblem(change, count)
  const remarks = change && inEnglish(currencyRemarks(change, count?.amounts ?? 0))
  const publication = { content, step: 'publish', remarks, sourceId } as const
  await withPrices(context, change, async () => {
    await publishDirectly(context, document, state, publication)
  })
  await redirectMovedPages(context, declaration, before, content)
  return true
}

/** Identifies rows without an id by their name: clients of the specification send none. */
function identifyByName({ set }: Declaration, { items }: Content, sent: SentValues): SentValues {
  if (!set || set.fixed) return sent
  return identifyRows(set, sent, { items, candidates: items, inOrder: false })
}

/**
 * Throws `Problem('invalid')` for content that cannot be published. A menu may keep what it links to
 * already: guests do not see what is no longer live.
 */
export async function requireValid(
  context: Pick<Context, 'db' | 'now'>,
  declaration: Declaration,
  {
    content,
    former,
    errors = {},
  }: { content: Content; former: Content | null; errors?: FieldErrors },
): Promise<void> {
  const missing = await checkReferences(context, { declaration, content, former })
  const taken = await checkRedirects(context, declaration, content)
  const wrong = { ...checkComplete(declaration, content), ...missing, ...taken, ...errors }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}
