import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { invalid } from '#domain/problem.ts'
import { lockMedia } from '#store/media/media.ts'
import type { Tx } from '#store/tables.ts'
import { addTicketPictures } from '#store/tickets/ticket-pictures.ts'

/**
 * Puts pictures of the library beside what was said, each once, and gives how many. They are held, so that nobody
 * deletes one meanwhile. Refuses what is no picture of the library (422).
 */
export async function attachPictures(
  tx: Tx,
  line: { ticket_id: number; line_id: number },
  ids: readonly number[],
): Promise<number> {
  const wanted = [...new Set(ids)]
  const types = await lockMedia(tx, wanted)
  const errors: FieldErrors = {}
  for (const [place, id] of ids.entries()) {
    const isPicture = types.get(id)?.startsWith('image/') ?? false
    if (!isPicture) errors[`gallery_ids.${place}`] = [messages.noSuchPicture]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  await addTicketPictures(tx, line, wanted)
  return wanted.length
}
