import { z } from 'zod'
import { baseField, type FieldMaker } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { clipped, fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { type ReadHours, readSpans, spansText } from '#catalogue/opening/hours-text.ts'
import { saidSpans } from '#catalogue/opening/said-hours.ts'
import { type SpanFault, spansFault } from '#catalogue/opening/span-faults.ts'
import { isSpan, type Span } from '#catalogue/opening/week.ts'

/**
 * The hours of one day; none: closed. A save sends a list of `{ opens, closes }`, or a text like
 * `11:00-14:30,17:00-23:00` or `off`. All languages have the same.
 */
export function dayHours(label: string, { hint }: { hint?: string } = {}): FieldMaker<Span[]> {
  return (key) => ({
    ...baseField<Span[]>(key, label, []),
    kind: 'dayHours',
    hint: hint ?? null,
    writes: { [key]: z.union([sentSpans, hoursText(readSpans)]) },
    read: (sent) => spansIn(sent[key]),
    refusal: (value) => faultSentence(spansFault(value)),
    answers: { [key]: z.array(answeredSpan) },
    answer: (value) => ({ [key]: value }),
    words: spansText,
    said: saidSpans,
  })
}

const time = z.union([z.literal(''), z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)])
const span = z.strictObject({ opens: time, closes: z.union([time, z.literal('24:00')]) })

export const sentSpans = z.array(span).max(limits.spans)

export const answeredSpan = z.object({ opens: z.string(), closes: z.string() })

/** Hours in one text, as spreadsheets bring them; what is wrong with it is said by its part. */
export function hoursText(read: (text: string) => ReadHours<unknown>) {
  return z
    .string()
    .max(limits.plainText)
    .superRefine((text, context) => {
      const found = text.trim() === '' ? null : read(text)
      if (found === null || 'hours' in found) return
      const message = serializeMessage(
        fill(inputMessages.hoursText, { part: clipped(found.wrong) }),
      )
      context.addIssue({ code: 'custom', message })
    })
}

/** What a save says of a day; midnight is the end of the day where something closes. */
export function spansIn(sent: unknown): Span[] | undefined {
  if (typeof sent === 'string') {
    const read = readSpans(sent)
    return 'hours' in read ? read.hours : []
  }
  if (!Array.isArray(sent)) return undefined
  return sent.filter(isSpan).map(({ opens, closes }) => {
    return { opens, closes: closes === '00:00' ? '24:00' : closes }
  })
}

/** What people read of a fault that is not about the next day. */
export function faultSentence(fault: Exclude<SpanFault, 'next'> | null): Message | null {
  return fault === null ? null : sentences[fault]
}

const sentences = {
  open: inputMessages.hoursOpen,
  same: inputMessages.hoursSame,
  overlap: inputMessages.hoursOverlap,
}
