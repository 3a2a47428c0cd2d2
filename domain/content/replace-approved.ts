import type { Declaration } from '#catalogue/declaration.ts'
import { messages } from '#catalogue/messages.ts'
import { expireRevision, listApprovedRevisions, type Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { Problem } from '../problem.ts'
import { submitterOf } from './find-named.ts'
import { recordStep } from './record-step.ts'

/**
 * Expires what a newly approved revision takes the place of. One that begins later leaves what is
 * live alone until then ("until a newer approved record's window opens, the older one stays live",
 * contract section 2), but takes the place of another one that was to come.
 */
export async function replaceApproved(
  tx: Tx,
  actor: Actor,
  now: string,
  declaration: Declaration,
  by: Pick<Revision, 'id' | 'subject' | 'entry_id' | 'starts_at'>,
): Promise<void> {
  const approved = await listApprovedRevisions(tx, { subject: by.subject, entryId: by.entry_id })
  const former = approved.filter(({ id }) => id !== by.id)
  const begun = former.filter(({ starts_at }) => starts_at === null || starts_at <= now)
  const isLater = by.starts_at !== null && by.starts_at > now
  const live = isLater ? begun.at(-1) : undefined
  for (const revision of former) {
    if (revision.id === live?.id) continue
    if (!(await expireRevision(tx, revision.id))) throw new Problem('conflict', messages.stale)
    const author = await submitterOf(tx, revision)
    await recordStep(tx, declaration, revision, actor, now, {
      step: 'replace',
      from: 'approved',
      author,
    })
  }
}
