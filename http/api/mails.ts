import { z } from 'zod'
import { mailMessages } from '#catalogue/mail/mail-messages.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { failedMail } from '#catalogue/wire/mails.ts'
import { listPageOf, wholeNumber } from '#catalogue/wire.ts'
import { discardMail } from '#domain/mail-delivery/failed/discard-mail.ts'
import { listFailedMails } from '#domain/mail-delivery/failed/list-failed-mails.ts'
import { retryAllMails, retryMail } from '#domain/mail-delivery/failed/retry-mails.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'

const retried = z.object({ retried: wholeNumber })

const list = defineRoute({
  methods: ['get'],
  path: '/mails',
  allow: 'mails.manage',
  summary: 'Failed mails, the newest first.',
  query: z.object(pageQuery),
  response: listPageOf(failedMail),
  async run({ store, query, now }) {
    const { mails, total } = await listFailedMails(store.db, now(), pageOf(query))
    return { message: messages.loaded, data: paginate(mails, total, query) }
  },
})

const retry = defineRoute({
  methods: ['post'],
  path: '/mails/{id}/retry',
  allow: 'mails.manage',
  summary: 'Send a failed mail again, also one that may have arrived.',
  problems: ['conflict'],
  response: retried,
  async run(call) {
    const { store, now, params, log, requestId } = call
    const actor = actorOf(call)
    const mailId = params.id ?? 0
    await store.write((tx) => retryMail({ db: tx, actor, now: now() }, mailId))
    log.info({ requestId, actor, mailId }, 'a failed mail is sent again')
    return { message: fill(mailMessages.retried, { count: 1 }), data: { retried: 1 } }
  },
})

const retryAll = defineRoute({
  methods: ['post'],
  path: '/mails/retry',
  allow: 'mails.manage',
  summary: 'Send all failed mails again that certainly did not arrive, a limited number at a time.',
  response: retried,
  async run(call) {
    const { store, now, log, requestId } = call
    const actor = actorOf(call)
    const count = await store.write((tx) => retryAllMails({ db: tx, actor, now: now() }))
    if (count > 0) log.info({ requestId, actor, count }, 'failed mails are sent again')
    const message = count > 0 ? fill(mailMessages.retried, { count }) : mailMessages.noneToRetry
    return { message, data: { retried: count } }
  },
})

const discard = defineRoute({
  methods: ['post'],
  path: '/mails/{id}/discard',
  allow: 'mails.manage',
  summary: 'Discard a failed mail.',
  response: z.object({ id: wholeNumber }),
  async run(call) {
    const { store, now, params, log, requestId } = call
    const actor = actorOf(call)
    const mailId = params.id ?? 0
    await store.write((tx) => discardMail({ db: tx, actor, now: now() }, mailId))
    log.info({ requestId, actor, mailId }, 'a mail was discarded')
    return { message: mailMessages.discarded, data: { id: mailId } }
  },
})

/** Mails that could not be delivered. */
export const mailRoutes: Route[] = [list, retry, retryAll, discard]
