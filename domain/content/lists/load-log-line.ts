import { declarationByKey } from '#catalogue/catalogue.ts'
import { picturesOf } from '#catalogue/content/content-answer.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { LogDetail } from '#catalogue/wire.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import { Problem } from '#domain/problem.ts'
import { type Activity, findActivity } from '#store/content/activity.ts'
import { findHead } from '#store/content/heads.ts'
import { findPublicationOf } from '#store/content/ledger.ts'
import { findRevision, type Revision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { differencesOf } from '../differences-of.ts'
import { toLogEntry } from './list-log.ts'

/**
 * A line of the log, and field by field what its step changed: against what guests saw before a
 * publication, else against what the record was started from. Refuses an unknown line (404).
 */
export async function loadLogLine(db: Db, id: number): Promise<LogDetail> {
  const line = await findActivity(db, id)
  const declaration = line && declarationByKey(line.subject)
  const revision = line && (await findRevision(db, line.revision_id))
  if (!line || !declaration || !revision) throw new Problem('not-found', messages.noSuchRecord)
  const before = await formerOf(db, line, revision)
  const pictures = [revision, ...(before ? [before] : [])].flatMap(({ content }) =>
    picturesOf(declaration, content),
  )
  const media = await lookUpMedia(db, pictures)
  const place = { subject: line.subject, entryId: line.entry_id, language: line.language }
  const head = await findHead(db, place)
  const isFormer = revision.state === 'expired' || revision.state === 'rejected'
  return {
    ...toLogEntry(line, false),
    differences: await differencesOf(
      db,
      declaration,
      before?.content ?? null,
      revision.content,
      media,
    ),
    can_restore: declaration.workflow === 'approval' && isFormer && head?.open_id === null,
  }
}

/** What stood before the step. */
async function formerOf(db: Db, line: Activity, revision: Revision): Promise<Revision | undefined> {
  const publication = ['approve', 'publish', 'undo'].includes(line.step)
    ? await findPublicationOf(db, revision.id)
    : undefined
  const id = publication ? publication.former_id : revision.base_id
  return id === null ? undefined : findRevision(db, id)
}
