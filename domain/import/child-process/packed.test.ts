import { expect, test } from 'vitest'
import { ClockTime, Figure } from '#catalogue/messages/figure.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { localize } from '#catalogue/messages/localize.ts'
import { Label, Message } from '#catalogue/messages/message.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { packed, unpacked } from './packed.ts'

const inner = new Message('people.former', { number: 3 })
const said = new Message('input.undecided', {
  sentence: inner,
  list: [new Label('Price', { isInside: true }), 'text', 4],
  price: new Figure(499, { currency: 'EUR' }),
  time: new ClockTime('07:30'),
})

test('sentences and what stands in them are afterwards what they were', () => {
  const data = { errors: { '2.title': [said] }, rows: [{ id: null, title: '$said', done: true }] }
  const sent = structuredClone(packed(data))
  expect(unpacked(sent)).toStrictEqual(data)
})

test('they are plain data on their way, and are said in every language when they have come', () => {
  const sentence = fill(importMessages.notDay, { value: 'colour' })
  const text = JSON.stringify(packed([sentence]))
  const [come] = unpacked(JSON.parse(text)) as [typeof sentence]
  for (const language of ['en', 'de', 'ae'] as const)
    expect(localize(language, come)).toBe(localize(language, sentence))
})
