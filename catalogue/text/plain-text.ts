import { z } from 'zod'
import { limits } from '../limits.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { Message } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { isBlankText, visibleName } from './visible.ts'

/**
 * Text that both databases can keep and a page can show: well-formed UTF-16, no control characters
 * but tab and line ends, no byte order tricks that would turn the reading direction of what follows.
 */
export function isShowable(text: string): boolean {
  return (
    text.isWellFormed() &&
    !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(text)
  )
}

/**
 * A trimmed text of at most `max` characters; none gets the sentence `missing`. One in which nothing can
 * be seen is empty.
 */
export function plainText(max: number, missing: Message = inputMessages.missing) {
  return z
    .string({
      error: ({ input }) => ((input ?? null) === null ? serializeMessage(missing) : undefined),
    })
    .max(max)
    .refine(isShowable, serializeMessage(messages.notText))
    .transform((text) => (isBlankText(text) ? '' : text.trim()))
}

/** A trimmed text without line ends. */
export function lineOfText(max: number = limits.title, missing?: Message) {
  return plainText(max, missing).refine(
    (text) => !/[\r\n]/.test(text),
    serializeMessage(messages.notText),
  )
}

/** A line that is compared with others of its kind, as a person's name or a code: invisible characters are left out. */
export function nameOfText(max: number = limits.title, missing?: Message) {
  return lineOfText(max, missing).transform(visibleName)
}

/** A positive integer that both databases can hold as a key. */
export const idNumber = z.number().int().positive().max(limits.id)
