import type { Content } from '../declaration.ts'
import { storedRows } from '../fields/lists/translated-rows.ts'
import type { Json } from '../json.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { type FieldErrors, Label } from '../messages/message.ts'
import { isSpan, unsetDays, type Week, weekDayNames, weekDays, weekOf } from '../opening/week.ts'
import { checkDisclosureChoice } from './disclosure.ts'
import { type Service, services, weekOfService } from './location-services.ts'
import { checkOrderLinks } from './ordering/order-links.ts'

export function checkLocation({ values }: Content): FieldErrors {
  return {
    ...(values.state === 'coming' ? {} : checkHours(values)),
    ...checkExceptions(values.exceptions ?? []),
    ...checkCoordinates(values),
    ...checkOrderLinks(values),
    ...checkDisclosureChoice({ values }),
  }
}

const hoursOf = {
  dine_in: 'dine_in_hours',
  take_away: 'dine_in_hours',
  drive_through: 'drive_through_hours',
  delivery: 'delivery_hours',
} as const

function checkHours(values: Record<string, Json>): FieldErrors {
  const errors: FieldErrors = {}
  const offered = services.filter((one) => isIn(values.services, one))
  if (offered.length > 0 && !values.time_zone) {
    errors.time_zone = [fill(inputMessages.choose, { label: new Label('Time zone') })]
  }
  const weeks = {
    dine_in_hours: asWeek(values.dine_in_hours),
    drive_through_hours: asWeek(values.drive_through_hours),
    delivery_hours: asWeek(values.delivery_hours),
  }
  for (const service of offered) {
    const open = unsetDays(weekOfService(weeks, service))
    const isOwn = unsetDays(weeks[hoursOf[service]]).length < weekDays.length
    const wire = isOwn ? hoursOf[service] : 'dine_in_hours'
    if (open.length === 0) continue
    const names = open.map((day) => new Label(weekDayNames[day]))
    errors[wire] = [fill(inputMessages.undecided, { names })]
  }
  return errors
}

function isIn(value: Json | undefined, one: Service): boolean {
  return Array.isArray(value) && value.includes(one)
}

function asWeek(value: Json | undefined): Week {
  const week = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  return weekOf((day) => {
    const spans = week[day]
    return Array.isArray(spans) ? spans.filter(isSpan) : null
  })
}

function checkExceptions(value: Json): FieldErrors {
  const errors: FieldErrors = {}
  const seen: { from: string; until: string; about: Service[] }[] = []
  for (const [index, { values }] of storedRows(value).entries()) {
    const { date, until } = values
    if (typeof date !== 'string') continue
    const last = typeof until === 'string' ? until : date
    if (last < date) errors[`exceptions.${index}.until`] = [inputMessages.daysTurned]
    const chosen = services.filter((one) => isIn(values.services, one))
    const about = chosen.length === 0 ? [...services] : chosen
    const isTwice = seen.some((one) => {
      const isSameTime = one.from <= last && date <= one.until
      return isSameTime && one.about.some((service) => about.includes(service))
    })
    if (isTwice) errors[`exceptions.${index}.date`] = [inputMessages.sameDayTwice]
    seen.push({ from: date, until: last, about })
  }
  return errors
}

function checkCoordinates({
  latitude = null,
  longitude = null,
}: Record<string, Json>): FieldErrors {
  if ((latitude === null) === (longitude === null)) return {}
  return { [latitude === null ? 'latitude' : 'longitude']: [inputMessages.halfAPlace] }
}
