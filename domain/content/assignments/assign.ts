import { declarationByKey } from '#catalogue/catalogue.ts'
import { titleOf } from '#catalogue/declaration.ts'
import { assignmentMessages } from '#catalogue/people/assignment-messages.ts'
import { addDays, type Day } from '#catalogue/time/calendar.ts'
import type { Assignment } from '#catalogue/wire/assignments.ts'
import { type Document, keyOf } from '#domain/content/document.ts'
import { logTransition } from '#domain/content/log-transition.ts'
import { requireMayChange, withinScopes } from '#domain/content/scope/scope.ts'
import {
  loadTargetRevision,
  reloadTargetRevision,
  submitterOf,
  type TargetRevision,
} from '#domain/content/target-revision.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfAssignment } from '#domain/notices/notify-of-assignment.ts'
import { invalid, Problem } from '#domain/problem.ts'
import {
  type AssignmentRow,
  findAssignments,
  removeAssignment,
  saveAssignment,
} from '#store/content/assignments/assignments.ts'
import { lockDocument } from '#store/content/document-states.ts'
import { foldedLogin } from '#store/people/folded-login.ts'
import { listMentioned } from '#store/people/mentionable.ts'
import { assignmentOf, loadToday } from './assignment-of.ts'
import {
  faultOf,
  loadAble,
  type OpenRevision,
  requireAssigner,
  requireOpen,
} from './require-able.ts'

interface NewAssignment {
  target: TargetRevision
  username: string
  dueOn: Day | null
  note: string
}

/**
 * Assigns a draft or a request to a person, in place of a former assignment, and notifies both.
 * Throws `Problem('conflict')` where neither is open, `Problem('forbidden')`, and
 * `Problem('invalid')` for somebody who cannot do what is asked and for a day that has passed.
 */
export async function assign(
  context: Context,
  { target, username, dueOn, note }: NewAssignment,
): Promise<Assignment> {
  const { db, actor, now } = context
  const { document, revision } = await lockOpen(context, target)
  const person = (await listMentioned(db, [foldedLogin(username)]))[0]
  if (!person) throw invalid({ username: [assignmentMessages.noSuchPerson] })
  const able = await loadAble(db, document.declaration, revision)
  const [within] = await withinScopes(context, [document], [person])
  const fault = faultOf(revision, able, { ...person, isWithin: within !== undefined })
  if (fault) throw invalid({ username: [fault] })
  const today = await loadToday(db, now)
  if (dueOn !== null && dueOn < today) throw invalid({ due_on: [assignmentMessages.past] })
  const former = await findAssignment(context, revision.id)
  const isSame = former?.person_id === person.id && former.due_on === dueOn && former.note === note
  if (!isSame) {
    await saveAssignment(db, {
      revision_id: revision.id,
      state: revision.state,
      person_id: person.id,
      assigned_by: actor.id,
      assigned_at: now,
      due_on: dueOn,
      note,
      // Who gets it for tomorrow need not be reminded of it at once.
      reminded: dueOn !== null && dueOn <= addDays(today, 1) ? 'soon' : 'no',
    })
    const about = {
      document: keyOf(document),
      title: titleOf(document.declaration, revision.content),
    }
    if (former && former.person_id !== person.id)
      await notifyOfAssignment(context, { ...about, former })
    const to = { personId: person.id, note, revisionId: revision.id }
    await notifyOfAssignment(context, { ...about, to })
    await log(context, document, revision, 'assign')
  }
  const saved = await findAssignment(context, revision.id)
  const [assignment] = saved ? assignmentOf(saved, today) : []
  if (!assignment) throw new Problem('conflict', assignmentMessages.nothingOpen)
  return assignment
}

/** Ends an assignment, and notifies the person. Throws `Problem('not-found')` where there is none. */
export async function unassign(context: Context, revisionId: number): Promise<void> {
  const { db } = context
  const former = await findAssignment(context, revisionId)
  const declaration = former && declarationByKey(former.subject)
  if (!declaration) throw new Problem('not-found', assignmentMessages.none)
  const target = { entityType: declaration.entityType, revisionId }
  const { document, revision } = await lockOpen(context, target)
  await removeAssignment(db, revisionId)
  const about = { document: keyOf(document), title: titleOf(declaration, revision.content) }
  await notifyOfAssignment(context, { ...about, former })
  await log(context, document, revision, 'unassign')
}

/** Locks a document and returns its open revision, which the actor may assign. */
async function lockOpen(
  context: Context,
  target: TargetRevision,
): Promise<{ document: Document; revision: OpenRevision }> {
  const { db, actor } = context
  const { document, revision } = await loadTargetRevision(db, target)
  requireAssigner(actor, document.declaration)
  await requireMayChange(context, document, 'work.assign')
  const state = await lockDocument(db, keyOf(document))
  return { document, revision: requireOpen(await reloadTargetRevision(db, state, revision)) }
}

async function findAssignment(
  { db }: Context,
  revisionId: number,
): Promise<AssignmentRow | undefined> {
  return (await findAssignments(db, [revisionId])).get(revisionId)
}

async function log(
  context: Context,
  document: Document,
  revision: OpenRevision,
  step: 'assign' | 'unassign',
): Promise<void> {
  await logTransition(context, document, {
    step,
    from: revision.state,
    revisionId: revision.id,
    title: titleOf(document.declaration, revision.content),
    author: await submitterOf(context.db, revision),
  })
}
