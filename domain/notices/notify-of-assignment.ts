import { type NoticeAction, noticePreferences } from '#catalogue/people/notice-kinds.ts'
import type { Context } from '#domain/context.ts'
import type { AssignmentRow } from '#store/content/assignments/assignments.ts'
import type { DocumentKey } from '#store/content/document-key.ts'
import { addEachNotice } from '#store/notices/notices.ts'
import { listReaders } from '#store/notices/readers.ts'
import type { Tx } from '#store/tables.ts'
import { notify } from './notify.ts'

interface AssignmentChange {
  document: DocumentKey
  title: string
  to?: { personId: number; note: string; revisionId: number }
  former?: Pick<AssignmentRow, 'person_id' | 'revision_id'>
}

/** Notifies the person who gets something assigned, or who no longer has it. */
export async function notifyOfAssignment(
  context: Context,
  { document, title, to, former }: AssignmentChange,
): Promise<void> {
  await notify(context, {
    subject: document.type,
    entry_id: document.entryId,
    language: document.language,
    title,
    kind: 'assign',
    step: to ? '' : 'unassigned',
    count: 1,
    bundle: '',
    about_id: to?.revisionId ?? former?.revision_id ?? 0,
    text: to?.note ?? '',
    ids: [to?.personId ?? former?.person_id ?? 0],
    preference: 'assign',
  })
}

/** Reminds the people of what is assigned to them, also who assigned it to themselves. */
export async function notifyOfDueDates(
  tx: Tx,
  now: string,
  due: readonly { row: AssignmentRow; step: NoticeAction }[],
): Promise<void> {
  const preference = 'assign'
  const ids = due.map(({ row }) => row.person_id)
  const readers = await listReaders(tx, { ids, preference, follow: null, except: 0 })
  const choices = new Map(readers.map((reader) => [reader.id, reader.preference]))
  const notices = due.flatMap(({ row, step }) => {
    const mail = choices.get(row.person_id) ?? noticePreferences[preference].usual
    if (!choices.has(row.person_id) || mail === 'off') return []
    return [
      {
        person_id: row.person_id,
        mail,
        kind: preference,
        step,
        created_at: now,
        at: now,
        count: 1,
        bundle: '',
        actor_id: row.assigned_by,
        actor_name: row.assigner,
        subject: row.subject,
        entry_id: row.entry_id,
        language: row.language,
        about_id: row.revision_id,
        title: row.title ?? '',
        text: row.note,
      } as const,
    ]
  })
  await addEachNotice(tx, notices)
}
