import { z } from 'zod'
import { inputMessages } from '../messages/input-messages.ts'
import { serializeMessage } from '../messages/serialize-message.ts'

/** Years of four digits, also once they are UTC: stored as text, they have to sort as it. */
function isStorable(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1970 && year <= 9999
}

/** A moment as a client sends it: ISO 8601 with its offset from UTC. */
export const momentText = z.iso
  .datetime({ offset: true, error: serializeMessage(inputMessages.moment) })
  .refine(isStorable, serializeMessage(inputMessages.moment))

/** A day of the calendar, in no time zone: `2026-05-01`. */
export const dayText = z.iso
  .date({ error: serializeMessage(inputMessages.day) })
  .refine(isStorable, serializeMessage(inputMessages.day))
