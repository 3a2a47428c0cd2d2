import { z } from 'zod'
import { baseField, type FieldMaker } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { fill, shortenName } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { formatSpans, type ReadHours, readSpans } from '#catalogue/opening/hours-text.ts'
import { localizedSpans } from '#catalogue/opening/localized-hours.ts'
import { isSpan, type Span, type SpanFault, spansFault } from '#catalogue/opening/week.ts'

/** Declares a day's opening hours: `{ opens, closes }`, or a text like `11:00-14:30` or `off`. */
export function dayHours(label: string, { hint }: { hint?: string } = {}): FieldMaker<Span[]> {
  return (key) => ({
    ...baseField<Span[]>(key, label, []),
    kind: 'dayHours',
    hint: hint ?? null,
    requestSchema: { [key]: z.union([spansSchema, hoursText(readSpans)]) },
    read: (sent) => spansIn(sent[key]),
    validate: (value) => faultMessage(spansFault(value)),
    responseSchema: { [key]: z.array(spanResponse) },
    toWire: (value) => ({ [key]: value }),
    text: formatSpans,
    localizableText: localizedSpans,
  })
}

const time = z.union([z.literal(''), z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)])
const span = z.strictObject({ opens: time, closes: z.union([time, z.literal('24:00')]) })

export const spansSchema = z.array(span).max(limits.spans)

export const spanResponse = z.object({ opens: z.string(), closes: z.string() })

/** Returns the schema of hours in one text; an issue names the part that cannot be read. */
export function hoursText(read: (text: string) => ReadHours<unknown>) {
  return z
    .string()
    .max(limits.plainText)
    .superRefine((text, context) => {
      const result = text.trim() === '' ? null : read(text)
      if (result === null || 'hours' in result) return
      const message = serializeMessage(
        fill(inputMessages.hoursText, { part: shortenName(result.wrong) }),
      )
      context.addIssue({ code: 'custom', message })
    })
}

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

/** Returns the message of a fault that does not involve the next day. */
export function faultMessage(fault: Exclude<SpanFault, 'next'> | null): Message | null {
  return fault === null ? null : messageByFault[fault]
}

const messageByFault = {
  open: inputMessages.hoursOpen,
  same: inputMessages.hoursSame,
  overlap: inputMessages.hoursOverlap,
}
