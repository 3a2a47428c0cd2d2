import type { TicketPicture } from '#catalogue/wire/tickets.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import type { Db } from '#store/tables.ts'
import { listTicketPictures } from '#store/tickets/ticket-pictures.ts'

interface TicketPictures {
  /** Beside the description. */
  opening: TicketPicture[]
  byLine: Map<number, TicketPicture[]>
}

/**
 * The pictures of a ticket's description, and of its thread from a line on. Who may see the ticket
 * sees them; one that is no longer in the library has no address.
 */
export async function readTicketPictures(
  db: Db,
  ticketId: number,
  fromLine: number,
): Promise<TicketPictures> {
  const rows = await listTicketPictures(db, ticketId, fromLine)
  const media = await lookUpMedia(
    db,
    rows.map(({ media_id }) => media_id),
  )
  const told = rows.map(({ media_id, line_id, kind }) => {
    const found = media.get(media_id)
    const picture: TicketPicture = {
      gallery_id: media_id,
      name: found?.name ?? '',
      alt: found?.alt ?? '',
      image_url: found?.url ?? null,
      image_thumb_url: found?.thumb ?? null,
    }
    return { line: kind === 'open' ? 0 : line_id, picture }
  })
  const byLine = new Map<number, TicketPicture[]>()
  for (const { line, picture } of told) {
    byLine.set(line, [...(byLine.get(line) ?? []), picture])
  }
  return { opening: byLine.get(0) ?? [], byLine }
}
