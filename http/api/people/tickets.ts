import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { ticketMessages } from '#catalogue/people/people-messages.ts'
import { idNumber, lineOfText, nameOfText, plainText } from '#catalogue/text/plain-text.ts'
import { ticket, ticketStatus, ticketThread } from '#catalogue/wire/tickets.ts'
import { listPageOf } from '#catalogue/wire.ts'
import { answerTicket } from '#domain/tickets/answer-ticket.ts'
import { listTickets } from '#domain/tickets/list-tickets.ts'
import { openTicket } from '#domain/tickets/open-ticket.ts'
import { updateTicket } from '#domain/tickets/update-ticket.ts'
import { viewTicket } from '#domain/tickets/view-ticket.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'

const title = lineOfText().refine((text) => text !== '', serializeMessage(inputMessages.missing))
const text = plainText(limits.plainText).refine(
  (it) => it !== '',
  serializeMessage(inputMessages.missing),
)

/** Ids of pictures of the library. */
const gallery_ids = z.array(idNumber).max(limits.ticketPictures).optional()

/** Ids of screenshots that the caller has uploaded before. */
const screenshot_ids = z.array(idNumber).max(limits.ticketPictures).optional()

interface Attached {
  gallery_ids?: number[] | undefined
  screenshot_ids?: number[] | undefined
}

function isWithinBound({ gallery_ids = [], screenshot_ids = [] }: Attached): boolean {
  return gallery_ids.length + screenshot_ids.length <= limits.ticketPictures
}

const beyondBound = { path: ['screenshot_ids'], message: serializeMessage(messages.tooManyFiles) }

const statusNumbers = { '0': 0, '1': 1, '2': 2 } as const

const list = defineRoute({
  methods: ['get'],
  path: '/tickets',
  allow: 'tickets.open',
  summary: "The caller's tickets, the newest first; the support desk sees all.",
  query: z.object({
    ...pageQuery,
    status: z.enum(['0', '1', '2']).optional(),
    search: plainText(limits.search).optional(),
  }),
  response: listPageOf(ticket),
  async run(call) {
    const { store, query } = call
    const status = query.status ? statusNumbers[query.status] : undefined
    const filter = { status, search: query.search }
    const { tickets, total } = await listTickets(store.db, actorOf(call), filter, pageOf(query))
    return { message: messages.loaded, data: paginate(tickets, total, query) }
  },
})

const view = defineRoute({
  methods: ['get'],
  path: '/tickets/{id}/view',
  allow: 'tickets.open',
  summary: 'A ticket with its answers and changes.',
  response: ticketThread,
  async run(call) {
    const data = await viewTicket(call.store.db, actorOf(call), call.params.id ?? 0)
    return { message: messages.loaded, data }
  },
})

const open = defineRoute({
  methods: ['post'],
  path: '/tickets',
  allow: 'tickets.open',
  summary: 'Open a ticket, with pictures of the library and screenshots.',
  body: z
    .strictObject({ title, description: text, gallery_ids, screenshot_ids })
    .refine(isWithinBound, beyondBound),
  response: ticket,
  async run(call) {
    const { store, now, body } = call
    const data = await store.write((tx) =>
      openTicket({ db: tx, actor: actorOf(call), now: now() }, body),
    )
    return { message: ticketMessages.opened, data }
  },
})

const answer = defineRoute({
  methods: ['post'],
  path: '/tickets/{id}/answers',
  allow: 'tickets.open',
  summary: 'Answer a ticket, with pictures: its author or the support desk.',
  body: z.strictObject({ text, gallery_ids, screenshot_ids }).refine(isWithinBound, beyondBound),
  problems: ['conflict'],
  response: ticketThread,
  async run(call) {
    const { store, now, body, params } = call
    const data = await store.write((tx) =>
      answerTicket({ db: tx, actor: actorOf(call), now: now() }, params.id ?? 0, body),
    )
    return { message: ticketMessages.answered, data }
  },
})

const update = defineRoute({
  methods: ['post', 'patch'],
  path: '/tickets/{id}/update',
  allow: 'tickets.manage',
  summary: 'Change an open ticket: status, who completed it, remarks.',
  body: z.strictObject({
    title: title.optional(),
    description: text.optional(),
    completed_by: nameOfText(limits.personName * 2)
      .nullable()
      .transform((name) => name ?? '')
      .optional(),
    remarks: plainText(limits.remarks)
      .nullable()
      .transform((remarks) => remarks ?? '')
      .optional(),
    status: ticketStatus.optional(),
    version: idNumber.optional(),
  }),
  problems: ['conflict'],
  response: ticket,
  async run(call) {
    const { store, now, body, params } = call
    const data = await store.write((tx) =>
      updateTicket({ db: tx, actor: actorOf(call), now: now() }, params.id ?? 0, body),
    )
    return { message: ticketMessages.saved, data }
  },
})

/** Support tickets of staff (specification sections 2 and 4, "Support", "Ticket status"). */
export const ticketRoutes: Route[] = [list, view, open, answer, update]
