import { ClockTime } from '#catalogue/messages/figure.ts'
import { changeMessages } from '../change/change-messages.ts'
import { fill } from '../messages/fill.ts'
import { Label, type LocalizableText } from '../messages/message.ts'
import { isAllDay, type Span, type WeekDay, weekDayNames } from './week.ts'

export function localizedSpans(spans: readonly Span[]): LocalizableText {
  if (spans.length === 0) return new Label('Closed')
  if (isAllDay(spans)) return new Label('Open 24 hours')
  const names = spans.map(({ opens, closes }) => {
    const [from, to] = [opens, closes].map((time) => (time === '' ? '–' : new ClockTime(time)))
    return fill(changeMessages.hours, { from: from ?? '', to: to ?? '' })
  })
  return fill(changeMessages.names, { names })
}

export function localizedDay(day: WeekDay, spans: readonly Span[]): LocalizableText {
  const name = new Label(weekDayNames[day])
  return fill(changeMessages.pair, { name, words: localizedSpans(spans) })
}
