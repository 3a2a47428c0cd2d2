import type { Generated } from 'kysely'
import type { TicketStatus } from '#catalogue/people/ticket-status.ts'

export interface TicketTable {
  id: Generated<number>
  opener_id: number
  title: string
  description: string
  /** Title and description, `foldText`. */
  search_text: string
  status: TicketStatus
  /** Name of the person who resolved it, as the support team wrote it; '' while it is open. */
  completed_by: string
  remarks: string
  version: number
  created_at: string
  updated_at: string
}

export interface TicketLineTable {
  id: Generated<number>
  ticket_id: number
  at: string
  actor_id: number
  actor_name: string
  kind: 'open' | 'answer' | 'change'
  text: string
  /** Of a change, JSON: the fields with their former and new values. */
  changes: string
}

/** Pictures of the library in a line. Rows stay when the picture is deleted. */
export interface TicketPictureTable {
  line_id: number
  position: number
  ticket_id: number
  media_id: number
}

export interface TicketScreenshotTable {
  id: Generated<number>
  stem: string
  suffix: string
  name: string
  file_type: string
  /** Of the stored bytes; the hash in base64url. */
  file_size: number
  stored_sha256: string
  /** Of the uploaded bytes, in hex. */
  sha256: string
  uploaded_by: number
  created_at: string
  ticket_id: number | null
  line_id: number | null
}
