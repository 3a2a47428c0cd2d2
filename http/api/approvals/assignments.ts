import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { personName } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { assignmentMessages } from '#catalogue/people/assignment-messages.ts'
import { idNumber, plainText } from '#catalogue/text/plain-text.ts'
import { assignment } from '#catalogue/wire/assignments.ts'
import { mentionable } from '#catalogue/wire/comments.ts'
import { listPageOf } from '#catalogue/wire.ts'
import { assign, unassign } from '#domain/content/assignments/assign.ts'
import { listAssignments } from '#domain/content/assignments/assignment-of.ts'
import { listAble } from '#domain/content/assignments/list-able.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { actorOf, defineRoute, nothing, type Route } from '#http/call/route.ts'

const entityType = z.string().max(100)

/** Who is asked to finish a draft or to decide on a request (contract section 8). */
export const assignmentRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/assignments',
    allow: 'content.view',
    summary:
      'What is assigned, by due date; `mine=1`: to the caller; `person`: to a user; `entity_id`: of a record.',
    query: z.object({
      ...pageQuery,
      mine: z.literal('1').optional(),
      person: plainText(limits.search).optional(),
      /** Of one record. */
      entity_id: z.coerce.number().pipe(idNumber).optional(),
    }),
    response: listPageOf(assignment),
    async run(call) {
      const { store, query, now } = call
      const username = query.mine ? actorOf(call).username : query.person
      const { assignments, total } = await listAssignments(
        { db: store.db, now: now() },
        {
          ...(username ? { username } : {}),
          ...(query.entity_id ? { revisionId: query.entity_id } : {}),
        },
        pageOf(query),
      )
      return { message: messages.loaded, data: paginate(assignments, total, query) }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/assignments/people',
    allow: 'work.assign',
    checksScope: true,
    summary: 'People whom a draft or a request can be assigned to, by part of a name.',
    query: z.object({
      entity_type: entityType,
      entity_id: z.coerce.number().pipe(idNumber),
      search: plainText(limits.search).optional(),
    }),
    problems: ['not-found', 'conflict'],
    response: z.object({ data: z.array(mentionable) }),
    async run({ store, query, now }) {
      const target = { entityType: query.entity_type, revisionId: query.entity_id }
      const data = await listAble({ db: store.db, now: now() }, target, query.search ?? '')
      return { message: messages.loaded, data: { data } }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/assignments',
    allow: 'work.assign',
    checksScope: true,
    summary: 'Assign a draft or a request to a person, who is notified.',
    body: z.strictObject({
      entity_type: entityType,
      entity_id: idNumber,
      username: plainText(limits.search),
      /** A day in the time zone of the brand. */
      due_on: z.iso.date().nullable().default(null),
      note: plainText(limits.assignments.note).default(''),
    }),
    problems: ['not-found', 'conflict'],
    response: assignment,
    async run(call) {
      const { store, body, now } = call
      const { username, due_on: dueOn, note } = body
      const target = { entityType: body.entity_type, revisionId: body.entity_id }
      const data = await store.write((tx) =>
        assign({ db: tx, actor: actorOf(call), now: now() }, { target, username, dueOn, note }),
      )
      const name = personName(data.username)
      return { message: fill(assignmentMessages.saved, { name }), data }
    },
  }),
  defineRoute({
    methods: ['delete'],
    path: '/assignments/{id}',
    allow: 'work.assign',
    checksScope: true,
    summary: 'End the assignment of a record, by its id. The person is notified.',
    problems: ['not-found', 'conflict'],
    response: nothing,
    async run(call) {
      const { store, now, params } = call
      await store.write((tx) =>
        unassign({ db: tx, actor: actorOf(call), now: now() }, params.id ?? 0),
      )
      return { message: assignmentMessages.ended, data: {} }
    },
  }),
]
