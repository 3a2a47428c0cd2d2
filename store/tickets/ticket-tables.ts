import type { Generated } from 'kysely'
import type { TicketStatus } from '#catalogue/people/ticket-status.ts'

export interface TicketTable {
  id: Generated<number>
  opener_id: number
  title: string
  description: string
  /** Both of these as they are searched (`foldText`). */
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

/** A screenshot that somebody has uploaded to a ticket; no ticket yet until that is sent. */
export interface TicketScreenshotTable {
  id: Generated<number>
  /** The unguessable part of the name of its bytes, and the rest of it. */
  stem: string
  suffix: string
  /** As its uploader called it. */
  name: string
  file_type: string
  /** Of the stored bytes: how many, and their SHA-256 in base64url. */
  file_size: number
  stored_sha256: string
  /** SHA-256 in hex of the bytes as they were sent. */
  sha256: string
  uploaded_by: number
  created_at: string
  ticket_id: number | null
  line_id: number | null
}
