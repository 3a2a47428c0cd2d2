import { ticketMessages } from '#catalogue/people/people-messages.ts'
import type { Actor } from '#domain/actor.ts'
import { checked } from '#domain/media/bytes/checked-bytes.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import { findScreenshot } from '#store/tickets/ticket-screenshots.ts'
import { requireTicket } from './require-ticket.ts'

/**
 * Returns the type and the bytes of a screenshot for who may read its ticket; before that is sent, for
 * its uploader. Throws a `Problem` (404) for everybody else.
 */
export async function loadScreenshot(
  { store, files }: Pick<Services, 'store' | 'files'>,
  actor: Actor,
  id: number,
): Promise<{ type: string; body: AsyncIterable<Uint8Array> }> {
  const found = await findScreenshot(store.db, id)
  if (found?.ticket_id != null) await requireTicket({ db: store.db, actor }, found.ticket_id)
  else if (found?.uploaded_by !== actor.id) throw none()
  const stream = await files.get(`${found.stem}-${found.suffix}`)
  if (!stream) throw none()
  const stored = { size: found.file_size, sha256: found.stored_sha256 }
  return { type: found.file_type, body: checked(stream, stored) }
}

function none(): Problem {
  return new Problem('not-found', ticketMessages.none)
}
