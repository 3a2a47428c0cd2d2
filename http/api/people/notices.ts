import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { mailChoices, noticeMessages, preferenceNames } from '#catalogue/people/notice-kinds.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { badgeCounts, noticePreference, notices } from '#catalogue/wire/notices.ts'
import { wholeNumber } from '#catalogue/wire.ts'
import { countAwaiting, listNotices } from '#domain/inbox/list-notices.ts'
import { chooseNoticeMail, listNoticePreferences } from '#domain/inbox/notice-preferences.ts'
import { readNotices } from '#domain/inbox/read-notices.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'

const preferencesResponse = z.object({ data: z.array(noticePreference) })

/** The caller's inbox of notices, and their preferences for mails. */
export const noticeRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/notices',
    allow: 'self.manage',
    summary: "The caller's inbox, the newest first; `unread=1`: only unread notices.",
    query: z.object({ ...pageQuery, unread: z.enum(['0', '1']).optional() }),
    response: notices,
    async run(call) {
      const { store, query } = call
      const filter = { isUnread: query.unread === '1' }
      const inbox = await listNotices(store.db, actorOf(call), filter, pageOf(query))
      const { total, unread } = inbox
      return {
        message: messages.loaded,
        data: { ...paginate(inbox.notices, total, query), unread },
      }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/notices/awaiting',
    allow: 'self.manage',
    summary:
      'Numbers for the badges: unread notices and, for approvers, requests that wait for a decision.',
    response: badgeCounts,
    async run(call) {
      const data = await countAwaiting(call.store.db, actorOf(call))
      return { message: messages.loaded, data }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/notices/read',
    allow: 'self.manage',
    summary: "Mark the caller's notices as read, by ids or all until a time.",
    body: z.union([
      z.strictObject({ ids: z.array(idNumber).min(1).max(limits.pageSize) }),
      z.strictObject({ until: z.iso.datetime() }),
    ]),
    response: z.object({ unread: wholeNumber }),
    async run(call) {
      const { store, now, body } = call
      const unread = await store.write((tx) =>
        readNotices({ db: tx, actor: actorOf(call), now: now() }, body),
      )
      return { message: noticeMessages.marked, data: { unread } }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/notices/wishes',
    allow: 'self.manage',
    summary: 'When the caller gets mails about notices: at once, once a day, or never.',
    response: preferencesResponse,
    async run(call) {
      const data = await listNoticePreferences(call.store.db, actorOf(call))
      return { message: messages.loaded, data: { data } }
    },
  }),
  defineRoute({
    methods: ['post', 'patch'],
    path: '/notices/wishes',
    allow: 'self.manage',
    summary: 'Choose when the caller gets mails about a kind of notice.',
    body: z.strictObject({ name: z.enum(preferenceNames), mail: z.enum(mailChoices) }),
    response: preferencesResponse,
    async run(call) {
      const { store, body } = call
      const data = await store.write((tx) => chooseNoticeMail(tx, actorOf(call), body))
      return { message: noticeMessages.wishSaved, data: { data } }
    },
  }),
]
