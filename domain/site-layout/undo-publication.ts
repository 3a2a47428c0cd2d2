import { declarationByKey } from '#catalogue/catalogue.ts'
import { isSameContent } from '#catalogue/change/compare.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inEnglish } from '#catalogue/messages/localize.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { requireMayChange } from '#domain/content/scope/scope.ts'
import { findSource } from '#domain/content/source/find-source.ts'
import type { Context } from '#domain/context.ts'
import { findRevision, findRevisionBefore } from '#store/content/revisions.ts'
import { findActivity } from '#store/log/activity.ts'
import { conflict } from '../content/conflict.ts'
import { type Document, keyOf } from '../content/document.ts'
import { lockForPublishing, publishDirectly } from '../content/transitions/publish-directly.ts'
import { Problem } from '../problem.ts'
import { currencyChange, withPrices } from './change-currency.ts'
import { redirectMovedPages } from './keep-addresses.ts'
import { requireValid } from './save-site-layout.ts'

interface Undo {
  logId: number
  /**
   * The version that the person was shown; with it, changes made since the line may be undone too.
   */
  version?: number | undefined
}

/**
 * Undoes a direct save: publishes what was live before it as a new version, which can be undone
 * too. Returns the document, and whether guests see anything else now.
 *
 * Throws `Problem('not-found')` for an unknown line, `Problem('forbidden')` without permission,
 * `Problem('conflict')` for a line that is no direct save, the first one, one that newer saves have
 * followed unless their `version` was shown and a stale `version`, and `Problem('invalid')` for
 * what can no longer be published.
 */
export async function undoPublication(
  context: Context,
  { logId, version }: Undo,
): Promise<{ document: Document; isChanged: boolean }> {
  const { db } = context
  const line = await findActivity(db, logId)
  const declaration = line && declarationByKey(line.subject)
  if (!line || !declaration) throw new Problem('not-found', messages.noSuchRecord)
  const document = { declaration, entryId: line.entry_id, language: line.language }
  await requireMayChange(context, document, declaration.ability)
  if (line.step !== 'publish' && line.step !== 'undo') {
    throw new Problem('conflict', messages.notUndoable)
  }
  const state = await lockForPublishing(context, document)
  const newest = state.live_id === null ? undefined : await findRevision(db, state.live_id)
  const isCurrent =
    version === undefined ? newest?.id === line.revision_id : newest?.version === version
  if (!newest || !isCurrent) {
    const sentence = messages.newerSaved
    throw await conflict(context, document, { sentence, seen: version })
  }
  const former = await findRevisionBefore(db, keyOf(document), line.revision_id)
  if (!former) throw new Problem('conflict', messages.nothingBefore)
  const { declaration: shape } = await findSource(context, document)
  await requireValid(context, shape, { content: former.content, former: null })
  if (isSameContent(shape, newest.content, former.content)) return { document, isChanged: false }
  const remarks = inEnglish(fill(messages.asItWas, { time: former.created_at }))
  const { content, source_id: sourceId } = former
  const change = currencyChange(declaration, newest.content, content)
  await withPrices(context, change, async () => {
    await publishDirectly(context, document, state, {
      content,
      step: 'undo',
      remarks,
      sourceId,
    })
  })
  await redirectMovedPages(context, declaration, newest.content, content)
  return { document, isChanged: true }
}
