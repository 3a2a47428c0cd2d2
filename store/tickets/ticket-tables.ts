import type { Generated } from 'kysely'
import type { TicketStatus } from '#catalogue/people/ticket-status.ts'

export interface TicketTable {
  id: Generated<number>
  opener_id: number
  title: string
  description: string
  /** Both of these as they are searched (`folded`). */
  search_text: string
  status: TicketStatus
  /** The name of who has done it, as the desk wrote it; '' for nobody yet. */
  completed_by: string
  remarks: string
  /** Grows with every change by the desk; one that carries an old one is refused. */
  version: number
  created_at: string
  updated_at: string
}

/** Append-only: what was said and done about a ticket, in its order. */
export interface TicketLineTable {
  id: Generated<number>
  ticket_id: number
  at: string
  actor_id: number
  actor_name: string
  kind: 'open' | 'answer' | 'change'
  /** Of an answer. */
  text: string
  /** Of a change, JSON: the fields, each with what it was and what it is. */
  changes: string
}

/** Pictures of the library beside what was said, in their order. Kept when the picture itself is gone. */
export interface TicketPictureTable {
  line_id: number
  position: number
  ticket_id: number
  media_id: number
}
