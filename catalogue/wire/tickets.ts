import { z } from 'zod'
import { wholeNumber } from '../wire.ts'

export const ticketStatus = z.literal([0, 1, 2])

/** Specification section 3, "Ticket". */
export const ticket = z
  .object({
    id: wholeNumber,
    title: z.string(),
    description: z.string(),
    remarks: z.string().nullable(),
    status: ticketStatus,
    status_text: z.string(),
    status_color: z.string(),
    font_color: z.string(),
    /** Who completed it, as Support typed it; saved as `completed_by`. */
    completed_name: z.string().nullable(),
    opened_by: z.object({ id: wholeNumber, username: z.string() }),
    created_at: z.string(),
    updated_at: z.string(),
    version: wholeNumber,
    /** False once it is closed. */
    can_update: z.boolean(),
    can_answer: z.boolean(),
  })
  .meta({ id: 'Ticket' })
export type Ticket = z.infer<typeof ticket>

export const ticketPicture = z
  .object({
    gallery_id: wholeNumber,
    name: z.string(),
    alt: z.string(),
    /** Null when it is no longer in the library. */
    image_url: z.string().nullable(),
    image_thumb_url: z.string().nullable(),
  })
  .meta({ id: 'TicketPicture' })
export type TicketPicture = z.infer<typeof ticketPicture>

/** Its bytes have an address of their own. */
export const ticketScreenshot = z
  .object({ id: wholeNumber, name: z.string() })
  .meta({ id: 'TicketScreenshot' })
export type TicketScreenshot = z.infer<typeof ticketScreenshot>

const changed = z.object({ field: z.string(), before: z.string(), after: z.string() })

export const ticketLine = z
  .object({
    id: wholeNumber,
    at: z.string(),
    by: z.string(),
    kind: z.enum(['open', 'answer', 'change']),
    text: z.string(),
    /** Changes by Support; a status is its number. */
    changes: z.array(changed),
    /** Of an answer. */
    pictures: z.array(ticketPicture),
    screenshots: z.array(ticketScreenshot),
  })
  .meta({ id: 'TicketLine' })
export type TicketLine = z.infer<typeof ticketLine>

export const ticketThread = ticket
  .extend({
    pictures: z.array(ticketPicture),
    screenshots: z.array(ticketScreenshot),
    lines: z.array(ticketLine),
  })
  .meta({ id: 'TicketThread' })
export type TicketThread = z.infer<typeof ticketThread>

/** The body of a 409. */
export const newerTicket = z.object({ current: ticket }).meta({ id: 'NewerTicket' })
