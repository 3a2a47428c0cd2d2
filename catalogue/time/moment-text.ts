import { z } from 'zod'
import { inputMessages } from '../messages/input-messages.ts'
import { serializeMessage } from '../messages/serialize-message.ts'

/** Years have four digits in UTC too, because stored times are sorted as text. */
function isStorable(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1970 && year <= 9999
}

/** The schema of a time in requests: ISO 8601 with offset. */
export const momentText = z.iso
  .datetime({ offset: true, error: serializeMessage(inputMessages.moment) })
  .refine(isStorable, serializeMessage(inputMessages.moment))

/** The schema of a calendar day: `2026-05-01`. */
export const dayText = z.iso
  .date({ error: serializeMessage(inputMessages.day) })
  .refine(isStorable, serializeMessage(inputMessages.day))
