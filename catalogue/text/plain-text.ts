import { z } from 'zod'
import { limits } from '../limits.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { Message } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { isBlankText, visibleName } from './visible.ts'

/** Returns whether a text can be stored: valid UTF-16, no control or direction characters. */
export function isShowable(text: string): boolean {
  return (
    text.isWellFormed() &&
    !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(text)
  )
}

/** Returns the schema of a trimmed text; invisible text counts as empty. */
export function plainText(max: number, missing: Message = inputMessages.missing) {
  return z
    .string({
      error: ({ input }) => ((input ?? null) === null ? serializeMessage(missing) : undefined),
    })
    .max(max)
    .refine(isShowable, serializeMessage(messages.notText))
    .transform((text) => (isBlankText(text) ? '' : text.trim()))
}

export function lineOfText(max: number = limits.title, missing?: Message) {
  return plainText(max, missing).refine(
    (text) => !/[\r\n]/.test(text),
    serializeMessage(messages.notText),
  )
}

/** Returns the schema of a name or code, without invisible characters. */
export function nameOfText(max: number = limits.title, missing?: Message) {
  return lineOfText(max, missing).transform(visibleName)
}

/** An id that both databases can hold. */
export const idNumber = z.number().int().positive().max(limits.id)
