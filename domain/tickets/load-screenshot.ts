import { ticketMessages } from '#catalogue/people/people-messages.ts'
import type { Actor } from '#domain/actor.ts'
import { checked } from '#domain/media/bytes/checked-bytes.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import { findScreenshot } from '#store/tickets/ticket-screenshots.ts'
import { requireTicket } from './require-ticket.ts'

/**
 * Returns type and bytes of a screenshot for those who can read its ticket; before it is sent, for
 * its uploader. Throws `Problem('not-found')` for everybody else.
 */
export async function loadScreenshot(
  { store, files }: Pick<Services, 'store' | 'files'>,
  actor: Actor,
  id: number,
): Promise<{ type: string; body: AsyncIterable<Uint8Array> }> {
  const row = await findScreenshot(store.db, id)
  if (row?.ticket_id != null) await requireTicket({ db: store.db, actor }, row.ticket_id)
  else if (row?.uploaded_by !== actor.id) throw none()
  const stream = await files.get(`${row.stem}-${row.suffix}`)
  if (!stream) throw none()
  const stored = { size: row.file_size, sha256: row.stored_sha256 }
  return { type: row.file_type, body: checked(stream, stored) }
}

function none(): Problem {
  return new Problem('not-found', ticketMessages.none)
}
