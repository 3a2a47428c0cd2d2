import { expect, test } from 'vitest'
import { applySave } from '../content/apply-save.ts'
import { checkComplete } from '../content/check-complete.ts'
import { readInput } from '../content/read-input.ts'
import { saveBody } from '../content/save-body.ts'
import { emptyContent } from '../declaration.ts'
import { storedRows } from '../fields/lists/translated-rows.ts'
import { localFieldLabels, localFields } from '../local-fields.ts'
import { inEnglish } from '../messages/localize.ts'
import { siteTranslator } from '../messages/site-translator.ts'
import { readWeek } from '../opening/hours-text.ts'
import { openAt } from '../opening/open-at.ts'
import { unsetWeek } from '../opening/week.ts'
import { location } from './location.ts'
import { offersService, openingOf } from './location-services.ts'
import { orderLinksOf } from './ordering/order-links.ts'
import { countryName } from './postal-address.ts'

const hours = 'Mo-Fr 07:00-23:00; Sa 08:00-02:00; Su off'
const whole = {
  name: 'Marina Walk',
  services: ['dine_in', 'delivery'],
  time_zone: 'Asia/Dubai',
  dine_in_hours: hours,
}

function saved(sent: object) {
  const read = readInput(saveBody(location), sent)
  if ('errors' in read) throw new Error(said(read.errors).join())
  return applySave(location, emptyContent(location), read.data).content
}

function faults(sent: object) {
  return said(checkComplete(location, saved(sent)))
}

function said(errors: Record<string, Parameters<typeof inEnglish>[0][]>) {
  return Object.entries(errors).map(([path, list]) => `${path}: ${list.map(inEnglish).join()}`)
}

test('whoever offers something says when, and by whose clocks', () => {
  expect(faults(whole)).toEqual([])
  expect(faults({ name: 'New' })).toEqual([])
  expect(faults({ name: 'New', services: ['dine_in'], dine_in_hours: { mo: [] } })).toEqual([
    'time_zone: Please choose Time zone.',
    'dine_in_hours: Not known yet: Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday. Please choose a value for each of them.',
  ])
  expect(faults({ ...whole, delivery_hours: { fr: [] } }).join()).toContain('delivery_hours: Not')
  expect(faults({ name: 'New', services: ['dine_in'], state: 'coming' })).toEqual([])
})

test('hours that overlap, are empty or run into the next day are refused beside their day', () => {
  const overlapping = [
    { opens: '11:00', closes: '15:00' },
    { opens: '14:00', closes: '23:00' },
  ]
  const wrong = {
    mo: overlapping,
    tu: [{ opens: '', closes: '23:00' }],
    we: [{ opens: '09:00', closes: '09:00' }],
    th: [{ opens: '22:00', closes: '03:00' }],
    fr: [{ opens: '02:00', closes: '10:00' }],
    ...{ sa: [], su: [] },
  }
  expect(faults({ ...whole, dine_in_hours: wrong })).toEqual([
    'dine_in_hours.mo: These hours overlap: please end one before the next begins.',
    'dine_in_hours.tu: Please enter an opening and a closing time.',
    'dine_in_hours.we: The opening and closing times are the same. To stay open all day, choose “24 hours”.',
    'dine_in_hours.th: These hours overlap with Friday.',
  ])
})

test('hours that only touch each other are fine, and midnight is the end of a day', () => {
  const lunch = { opens: '11:00', closes: '15:00' }
  const dinner = { opens: '15:00', closes: '00:00' }
  const early = { opens: '02:00', closes: '10:00' }
  const dine_in_hours = { mo: [lunch, dinner], tu: [{ opens: '22:00', closes: '02:00' }] }
  const rest = { we: [early], th: [], fr: [], sa: [], su: [] }
  const sent = { ...whole, dine_in_hours: { ...dine_in_hours, ...rest } }
  expect(faults(sent)).toEqual([])
  const { values } = saved(sent)
  expect(values.dine_in_hours).toMatchObject({ mo: [lunch, { opens: '15:00', closes: '24:00' }] })
})

test('hours in a text that is not understood are refused with the part that is wrong', () => {
  expect(() => saved({ dine_in_hours: 'Mo-Fr 07:00-23:00; Samstag 08:00-12:00' })).toThrow(
    'dine_in_hours: We do not understand “Samstag 08:00-12:00”.',
  )
  expect(() => saved({ phone: '04 555 0123 / 24' })).toThrow(
    'phone: Please enter only one phone number.',
  )
})

test('a day has one exception for each service, and a place both of its numbers', () => {
  const exceptions = [
    { date: '2026-12-24', until: '2026-12-26', hours: 'off' },
    { date: '2026-12-25', hours: '10:00-14:00', services: ['delivery'] },
    { date: '2026-12-26', hours: 'off' },
    { date: '2026-12-31', until: '2026-12-30', hours: '10:00-14:00,13:00-16:00' },
  ]
  expect(faults({ ...whole, exceptions, latitude: -25.25 })).toEqual([
    'exceptions.1.date: There is already an exception for this day.',
    'exceptions.2.date: There is already an exception for this day.',
    'exceptions.3.until: The last day must be after the first.',
    'longitude: Please enter both latitude and longitude, or neither.',
    'exceptions.3.hours: These hours overlap: please end one before the next begins.',
  ])
})

test('a provider is there once for a service, and a code in an address is one that there is', () => {
  const links = [
    { service: 'pickup', provider: 'Own shop', url: 'https://shop.example/{code}' },
    { service: 'delivery', provider: 'Own shop', url: 'shop.example/delivery' },
    { service: 'pickup', provider: 'own Shop', url: '/order' },
  ]
  expect(faults({ ...whole, order_links: links })).toEqual([
    'order_links.0.url: The address contains {code}, but the restaurant has no code. Please enter one under Basics.',
    'order_links.2.provider: This provider is already there for this service.',
  ])
  const { values } = saved({ ...whole, code: 'A 1', order_links: links.slice(0, 2) })
  expect(storedRows(values.order_links ?? []).map((row) => row.values)).toMatchObject([
    links[0],
    { url: 'https://shop.example/delivery' },
  ])
  expect(() => saved({ order_links: [{ ...links[0], url: 'javascript:alert(1)' }] })).toThrow('url')
  expect(() => saved({ order_links: [{ ...links[0], service: 'drone' }] })).toThrow('service')
  expect(
    orderLinksOf({
      code: 'A 1',
      order_links: [
        { service: 'pickup', provider: 'Own shop', url: 'https://shop.example/{code}' },
      ],
    }),
  ).toMatchObject([{ url: 'https://shop.example/A%201' }])
})

test('guests get the address in one line, the way there, and the hours in rows', () => {
  const { values } = saved({
    ...whole,
    ...{ street: 'Marina Walk 12', town: 'Dubai', region: 'Dubai', country: 'AE' },
    ...{ latitude: 25.08, longitude: 55.14 },
  })
  const answer = location.derived?.of(values, { language: 'en', t: siteTranslator('en') })
  expect(answer).toMatchObject({
    address: 'Marina Walk 12, Dubai, United Arab Emirates',
    location: 'https://www.google.com/maps/search/?api=1&query=25.08,55.14',
    deliver: true,
  })
  const rows = [{ days: 'Monday - Friday' }, { days: 'Saturday' }, { days: 'Sunday' }]
  expect(answer).toMatchObject({ content: rows, content2: rows })
  expect(countryName('AE', 'ae')).toBe('الإمارات العربية المتحدة')
})

test('each service has its own hours, or those of the restaurant', () => {
  const read = readWeek(hours)
  const own = readWeek('24/7')
  if ('wrong' in read || 'wrong' in own) throw new Error('Not understood')
  const values = {
    services: ['dine_in' as const, 'drive_through' as const],
    time_zone: 'Asia/Dubai',
    state: 'open' as const,
    dine_in_hours: read.hours,
    drive_through_hours: own.hours,
    delivery_hours: unsetWeek,
    exceptions: [
      { date: '2026-12-06', until: null, services: ['dine_in' as const], hours: [], note: '' },
      { date: '2026-12-07', until: null, services: [], hours: [], note: '' },
    ],
  }
  const sunday = Date.parse('2026-12-06T12:00+04:00')
  const isAt = (service?: 'drive_through' | 'delivery') =>
    openAt(openingOf(values, service), sunday).is
  expect([isAt(), isAt('drive_through'), isAt('delivery')]).toEqual(['closed', 'open', 'closed'])
  const monday = sunday + 24 * 3_600_000
  expect(openAt(openingOf(values, 'drive_through'), monday).is).toBe('closed')
  expect([
    offersService(values.services, 'pickup'),
    offersService(values.services, 'delivery'),
  ]).toEqual([true, false])
})

test('the own fields of restaurants are named in the settings as in their form', () => {
  const own = location.fields.filter(({ key }) => localFields.some((one) => one === key))
  expect(Object.fromEntries(own.map(({ key, label }) => [key, label]))).toEqual(localFieldLabels)
})
