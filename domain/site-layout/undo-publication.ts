import { declarationByKey } from '#catalogue/catalogue.ts'
import { isSameContent } from '#catalogue/change/compare.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inEnglish } from '#catalogue/messages/localize.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import { findSource } from '#domain/content/source/find-source.ts'
import type { Context } from '#domain/context.ts'
import { findRevision, findRevisionBefore } from '#store/content/revisions.ts'
import { findActivity } from '#store/log/activity.ts'
import { conflict } from '../content/conflict.ts'
import { type Document, keyOf } from '../content/document.ts'
import { holdToPublish, publishDirectly } from '../content/transitions/publish-directly.ts'
import { Problem } from '../problem.ts'
import { currencyChange, withPrices } from './change-currency.ts'
import { keepAddresses } from './keep-addresses.ts'
import { requireRight } from './save-site-layout.ts'

/** A line of the log whose change is to be taken back. */
interface Undo {
  logId: number
  /** The version that the person was shown; with it, changes made since the line may be taken back too. */
  version?: number | undefined
}

/**
 * Takes back a save that needed no approval: publishes what stood before it as a new version, so
 * that undoing can itself be undone.
 *
 * Refuses: an unknown line (404); who may not save this (403); a line that is no such save, the
 * first one, one that newer saves have followed unless their `version` was shown, a stale `version`
 * (409); what can no longer be published (422).
 *
 * @returns at what place the save was, and whether visitors see anything else now
 */
export async function undoPublication(
  context: Context,
  { logId, version }: Undo,
): Promise<{ document: Document; isChanged: boolean }> {
  const { db, actor } = context
  const line = await findActivity(db, logId)
  const declaration = line && declarationByKey(line.subject)
  if (!line || !declaration) throw new Problem('not-found', messages.noSuchRecord)
  if (!may(actor.role, declaration.ability)) throw new Problem('forbidden', messages.forbidden)
  if (line.step !== 'publish' && line.step !== 'undo') {
    throw new Problem('conflict', messages.notUndoable)
  }
  const document = { declaration, entryId: line.entry_id, language: line.language }
  const head = await holdToPublish(context, document)
  const newest = head.live_id === null ? undefined : await findRevision(db, head.live_id)
  const isShown =
    version === undefined ? newest?.id === line.revision_id : newest?.version === version
  if (!newest || !isShown) {
    const sentence = messages.newerSaved
    throw await conflict(context, document, { sentence, seen: version })
  }
  const former = await findRevisionBefore(db, keyOf(document), line.revision_id)
  if (!former) throw new Problem('conflict', messages.nothingBefore)
  const { declaration: shape } = await findSource(context, document)
  await requireRight(context, shape, former.content)
  if (isSameContent(shape, newest.content, former.content)) return { document, isChanged: false }
  const remarks = inEnglish(fill(messages.asItWas, { time: former.created_at }))
  const { content, source_id: sourceId } = former
  const change = currencyChange(declaration, newest.content, content)
  await withPrices(context, change, async () => {
    await publishDirectly(context, document, head, {
      content,
      step: 'undo',
      remarks,
      sourceId,
    })
  })
  await keepAddresses(context, declaration, newest.content, content)
  return { document, isChanged: true }
}
