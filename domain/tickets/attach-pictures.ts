import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { invalid } from '#domain/problem.ts'
import { lockMedia } from '#store/media/media.ts'
import type { Tx } from '#store/tables.ts'
import { addTicketPictures } from '#store/tickets/ticket-pictures.ts'

/**
 * Attaches pictures of the library to a line of a ticket, each once, and locks them so that nobody
 * deletes them meanwhile. Returns how many. Throws `Problem('invalid')` for what is no picture of
 * the library.
 */
export async function attachPictures(
  tx: Tx,
  line: { ticket_id: number; line_id: number },
  ids: readonly number[],
): Promise<number> {
  const uniqueIds = [...new Set(ids)]
  const types = await lockMedia(tx, uniqueIds)
  const errors: FieldErrors = {}
  for (const [index, id] of ids.entries()) {
    const isPicture = types.get(id)?.startsWith('image/') ?? false
    if (!isPicture) errors[`gallery_ids.${index}`] = [messages.noSuchPicture]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  await addTicketPictures(tx, line, uniqueIds)
  return uniqueIds.length
}
