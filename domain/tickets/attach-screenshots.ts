import type { FieldErrors } from '#catalogue/messages/message.ts'
import { ticketMessages } from '#catalogue/people/people-messages.ts'
import type { Context } from '#domain/context.ts'
import { invalid } from '#domain/problem.ts'
import { attachUnsentScreenshots } from '#store/tickets/ticket-screenshots.ts'

/**
 * Attaches uploaded screenshots to a line of a ticket. Returns how many. Throws
 * `Problem('invalid')` for one that is not the person's own, is gone or was sent already.
 */
export async function attachScreenshots(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  line: { ticket_id: number; line_id: number },
  ids: readonly number[],
): Promise<number> {
  const attached = await attachUnsentScreenshots(db, line, { ids, personId: actor.id })
  const errors: FieldErrors = {}
  for (const [index, id] of ids.entries()) {
    if (!attached.has(id)) errors[`screenshot_ids.${index}`] = [ticketMessages.noSuchScreenshot]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return attached.size
}
