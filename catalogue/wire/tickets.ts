import { z } from 'zod'
import { wholeNumber } from '../wire.ts'

export const ticketStatus = z.literal([0, 1, 2])

/** What somebody asked the desk (specification section 3, "Ticket"). */
export const ticket = z
  .object({
    id: wholeNumber,
    title: z.string(),
    description: z.string(),
    remarks: z.string().nullable(),
    status: ticketStatus,
    status_text: z.string(),
    /** A ground, and the colour of the text on it. */
    status_color: z.string(),
    font_color: z.string(),
    /** Who has done it, as the desk wrote it; saved as `completed_by`. */
    completed_name: z.string().nullable(),
    opened_by: z.object({ id: wholeNumber, username: z.string() }),
    created_at: z.string(),
    updated_at: z.string(),
    /** Grows with every change by the desk; one that carries an old one gets 409. */
    version: wholeNumber,
    /** May this person work on it, or say something to it? Nobody once it is closed. */
    can_update: z.boolean(),
    can_answer: z.boolean(),
  })
  .meta({ id: 'Ticket' })
export type Ticket = z.infer<typeof ticket>

/** A picture of the library beside what was said. */
export const ticketPicture = z
  .object({
    gallery_id: wholeNumber,
    name: z.string(),
    alt: z.string(),
    /** Null where the picture is no longer in the library. */
    image_url: z.string().nullable(),
    image_thumb_url: z.string().nullable(),
  })
  .meta({ id: 'TicketPicture' })
export type TicketPicture = z.infer<typeof ticketPicture>

/** A screenshot beside what was said; its bytes come by a call of their own. */
export const ticketScreenshot = z
  .object({ id: wholeNumber, name: z.string() })
  .meta({ id: 'TicketScreenshot' })
export type TicketScreenshot = z.infer<typeof ticketScreenshot>

const changed = z.object({ field: z.string(), before: z.string(), after: z.string() })

/** Something said or done about a ticket. */
export const ticketLine = z
  .object({
    id: wholeNumber,
    at: z.string(),
    by: z.string(),
    kind: z.enum(['open', 'answer', 'change']),
    text: z.string(),
    /** Of a change by the desk; a status by its number. */
    changes: z.array(changed),
    /** Beside an answer. */
    pictures: z.array(ticketPicture),
    screenshots: z.array(ticketScreenshot),
  })
  .meta({ id: 'TicketLine' })
export type TicketLine = z.infer<typeof ticketLine>

export const ticketThread = ticket
  .extend({
    /** Beside the description. */
    pictures: z.array(ticketPicture),
    screenshots: z.array(ticketScreenshot),
    lines: z.array(ticketLine),
  })
  .meta({ id: 'TicketThread' })
export type TicketThread = z.infer<typeof ticketThread>

/** What a 409 hands over when the desk was quicker. */
export const newerTicket = z.object({ current: ticket }).meta({ id: 'NewerTicket' })
