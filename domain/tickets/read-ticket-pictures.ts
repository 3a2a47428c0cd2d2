import type { TicketPicture } from '#catalogue/wire/tickets.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import type { Db } from '#store/tables.ts'
import { listTicketPictures } from '#store/tickets/ticket-pictures.ts'

interface TicketPictures {
  /** Of the description. */
  opening: TicketPicture[]
  byLine: Map<number, TicketPicture[]>
}

/**
 * Returns the pictures of a ticket's description, and of its lines from one on. One that is no
 * longer in the library has no address.
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
  const pictures = rows.map(({ media_id, line_id, kind }) => {
    const item = media.get(media_id)
    const picture: TicketPicture = {
      gallery_id: media_id,
      name: item?.name ?? '',
      alt: item?.alt ?? '',
      image_url: item?.url ?? null,
      image_thumb_url: item?.thumb ?? null,
    }
    return { line: kind === 'open' ? 0 : line_id, picture }
  })
  const byLine = new Map<number, TicketPicture[]>()
  for (const { line, picture } of pictures) {
    byLine.set(line, [...(byLine.get(line) ?? []), picture])
  }
  return { opening: byLine.get(0) ?? [], byLine }
}
