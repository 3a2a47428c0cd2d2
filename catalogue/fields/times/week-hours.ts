import { z } from 'zod'
import { baseField, type FieldMaker } from '#catalogue/field.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { type FieldErrors, Label, type LocalizableText } from '#catalogue/messages/message.ts'
import { formatWeek, readWeek } from '#catalogue/opening/hours-text.ts'
import { localizedDay } from '#catalogue/opening/localized-hours.ts'
import {
  dayAfter,
  isSpan,
  type Span,
  unsetWeek,
  type Week,
  type WeekDay,
  weekDayNames,
  weekDays,
  weekFaults,
  weekOf,
} from '#catalogue/opening/week.ts'
import { faultMessage, hoursText, spanResponse, spansIn, spansSchema } from './day-hours.ts'

interface WeekHoursOptions {
  hint?: string
  /** The wire name of the field whose hours apply while this one is empty. */
  fallbackField?: string
  /** The option (of `choices`, by wire name) that these hours belong to. */
  enabledBy?: { wire: string; option: string }
}

/**
 * Declares the opening hours of a week. A save sends the days that it changes, each a list of spans
 * ([] is closed, null unset), or all days as `Mo-Fr 07:00-23:00; Su off`.
 */
export function weekHours(
  label: string,
  { hint, fallbackField, enabledBy }: WeekHoursOptions = {},
): FieldMaker<Week> {
  return (key) => ({
    ...baseField<Week>(key, label, unsetWeek),
    kind: 'weekHours',
    hint: hint ?? null,
    fallbackField: fallbackField ?? null,
    ...(enabledBy && { enabledBy }),
    requestSchema: { [key]: z.union([sentWeek, hoursText(readWeek)]) },
    read: (sent, before) => weekIn(sent[key], before),
    validateNested: faultsOf,
    responseSchema: { [key]: z.object(byDay(() => z.array(spanResponse).nullable())) },
    toWire: (value) => ({ [key]: value }),
    text: formatWeek,
    cell: { write: formatWeek, read: (text) => text },
    parts: {
      of: (value) =>
        weekDays.flatMap((day) => {
          const spans = value[day]
          return spans === null ? [] : [{ key: day, value: spans }]
        }),
      join(parts) {
        const byDay = new Map(parts.map((part) => [part.key, part.value]))
        return weekOf((day) => asSpans(byDay.get(day)))
      },
      text: ({ key: name, value }): LocalizableText => {
        const day = weekDays.find((one) => one === name)
        const spans = asSpans(value)
        return day && spans ? localizedDay(day, spans) : ''
      },
    },
  })
}

const sentWeek = z.strictObject(byDay(() => spansSchema.nullable().optional()))

function byDay<T>(each: () => T): Record<WeekDay, T> {
  const [mo, tu, we, th] = [each(), each(), each(), each()]
  return { mo, tu, we, th, fr: each(), sa: each(), su: each() }
}

function weekIn(sent: unknown, before: Week): Week | undefined {
  if (typeof sent === 'string') {
    const read = sent.trim() === '' ? { hours: unsetWeek } : readWeek(sent)
    return 'hours' in read ? read.hours : undefined
  }
  if (typeof sent !== 'object' || sent === null) return undefined
  const days = new Map<string, unknown>(Object.entries(sent))
  return weekOf((day) => {
    const spans = days.get(day)
    return spans === undefined ? before[day] : (spansIn(spans) ?? null)
  })
}

function asSpans(value: unknown): Span[] | null {
  return Array.isArray(value) ? value.filter(isSpan) : null
}

function faultsOf(week: Week): FieldErrors {
  const byDay = weekFaults(week).map(({ day, fault }) => {
    const next = new Label(weekDayNames[dayAfter(day)])
    const message =
      fault === 'next' ? fill(inputMessages.hoursNext, { day: next }) : faultMessage(fault)
    return [day, message ? [message] : []] as const
  })
  return Object.fromEntries(byDay)
}
