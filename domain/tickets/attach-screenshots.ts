import type { FieldErrors } from '#catalogue/messages/message.ts'
import { ticketMessages } from '#catalogue/people/people-messages.ts'
import type { Context } from '#domain/context.ts'
import { invalid } from '#domain/problem.ts'
import { attachUnsentScreenshots } from '#store/tickets/ticket-screenshots.ts'

/**
 * Puts screenshots that somebody has uploaded beside what they say. Returns how many. Throws a
 * `Problem` (422) for one that is not theirs, is gone, or was sent already.
 */
export async function attachScreenshots(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  line: { ticket_id: number; line_id: number },
  ids: readonly number[],
): Promise<number> {
  const attached = await attachUnsentScreenshots(db, line, { ids, personId: actor.id })
  const errors: FieldErrors = {}
  for (const [place, id] of ids.entries()) {
    if (!attached.has(id)) errors[`screenshot_ids.${place}`] = [ticketMessages.noSuchScreenshot]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return attached.size
}
