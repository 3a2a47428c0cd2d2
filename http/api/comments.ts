import { z } from 'zod'
import { commentMessages } from '#catalogue/content/commented-field.ts'
import { limits } from '#catalogue/limits.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { idNumber, plainText } from '#catalogue/text/plain-text.ts'
import { commentThread, commentThreads, mentionable } from '#catalogue/wire/comments.ts'
import { changeComment, deleteComment, resolveThread } from '#domain/comments/change-comment.ts'
import { listCallable, listComments } from '#domain/comments/list-comments.ts'
import { answerComment, writeComment } from '#domain/comments/write-comment.ts'
import { pageOf, pageQuery, paginate } from '../call/envelope.ts'
import { actorOf, defineRoute, type Route } from '../call/route.ts'

const text = plainText(limits.comments.text).refine(
  (it) => it !== '',
  serializeMessage(inputMessages.missing),
)
const entityType = z.string().max(100)
const saying = z.strictObject({ text })

/** Comments on documents. Who may see a document may read its comments. */
export const commentRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/comments',
    allow: 'content.view',
    summary: 'Threads about the document of a record, the newest first.',
    query: z.object({
      ...pageQuery,
      entity_type: entityType,
      entity_id: z.coerce.number().pipe(idNumber),
    }),
    problems: ['not-found'],
    response: commentThreads,
    async run(call) {
      const { store, query, now } = call
      const named = { entityType: query.entity_type, revisionId: query.entity_id }
      const page = pageOf(query)
      const threads = await listComments(
        { db: store.db, actor: actorOf(call), now: now() },
        named,
        page,
      )
      const data = {
        ...paginate(threads.threads, threads.total, query),
        can_write: threads.canWrite,
      }
      return { message: messages.loaded, data }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/comments/people',
    allow: 'comments.write',
    checksScope: true,
    summary: 'People whom a comment can mention by @, by part of a name.',
    query: z.object({ search: plainText(limits.search).optional() }),
    response: z.object({ data: z.array(mentionable) }),
    async run({ store, query }) {
      const data = await listCallable(store.db, query.search ?? '')
      return { message: messages.loaded, data: { data } }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/comments',
    allow: 'comments.write',
    checksScope: true,
    summary: 'Start a thread about a record or a field of it.',
    body: saying.extend({
      entity_type: entityType,
      entity_id: idNumber,
      field: z.string().max(120).default(''),
    }),
    problems: ['not-found', 'conflict'],
    response: commentThread,
    async run(call) {
      const { store, body, now } = call
      const named = { entityType: body.entity_type, revisionId: body.entity_id }
      const sent = { named, field: body.field, text: body.text }
      const data = await store.write((tx) =>
        writeComment({ db: tx, actor: actorOf(call), now: now() }, sent),
      )
      return { message: commentMessages.written, data }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/comments/{id}/answers',
    allow: 'comments.write',
    checksScope: true,
    summary: 'Answer in a thread; a resolved one is reopened.',
    body: saying,
    problems: ['conflict'],
    response: commentThread,
    async run(call) {
      const { store, body, now, params } = call
      const data = await store.write((tx) =>
        answerComment({ db: tx, actor: actorOf(call), now: now() }, params.id ?? 0, body.text),
      )
      return { message: commentMessages.written, data }
    },
  }),
  defineRoute({
    methods: ['post', 'patch'],
    path: '/comments/{id}/update',
    allow: 'comments.write',
    checksScope: true,
    summary: "Change a comment of one's own, within 15 minutes.",
    body: saying,
    problems: ['conflict'],
    response: commentThread,
    async run(call) {
      const { store, body, now, params } = call
      const data = await store.write((tx) =>
        changeComment({ db: tx, actor: actorOf(call), now: now() }, params.id ?? 0, body.text),
      )
      return { message: commentMessages.changed, data }
    },
  }),
  defineRoute({
    methods: ['delete'],
    path: '/comments/{id}',
    allow: 'comments.write',
    checksScope: true,
    summary: "Delete a comment of one's own, within 15 minutes.",
    problems: ['conflict'],
    response: commentThread,
    async run(call) {
      const { store, now, params } = call
      const data = await store.write((tx) =>
        deleteComment({ db: tx, actor: actorOf(call), now: now() }, params.id ?? 0),
      )
      return { message: commentMessages.deleted, data }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/comments/{id}/resolve',
    allow: 'comments.write',
    checksScope: true,
    summary: 'Resolve a thread, or reopen it.',
    body: z.strictObject({ resolved: z.boolean() }),
    response: commentThread,
    async run(call) {
      const { store, body, now, params } = call
      const data = await store.write((tx) =>
        resolveThread({ db: tx, actor: actorOf(call), now: now() }, params.id ?? 0, body.resolved),
      )
      const message = body.resolved ? commentMessages.resolved : commentMessages.reopened
      return { message, data }
    },
  }),
]
