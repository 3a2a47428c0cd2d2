import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import en from './api/en.json' with { type: 'json' }
import { fill } from './fill.ts'
import { inputMessages } from './input-messages.ts'
import { inEnglish, localize } from './localize.ts'
import { mediaMessages, usedMessage } from './media-messages.ts'
import { codeOf, Label, Message, type MessageKey, type Value } from './message.ts'
import { lockedMessage, messages } from './messages.ts'
import { placeholdersOf } from './placeholders.ts'
import { parseMessage, serializeMessage } from './serialize-message.ts'

const keys = Object.keys(en) as MessageKey[]

/** Something for every brace. */
function filled(key: MessageKey, count: number): Message {
  const needs = Object.entries(placeholdersOf(en[key]))
  return new Message(
    key,
    Object.fromEntries(
      needs.map(([name, need]) => [name, need === 'number' ? count : `‹${name}›`]),
    ),
  )
}

test.each(languages)('%s: every sentence is said, with all that stands in its braces', (to) => {
  for (const key of keys) {
    for (const count of [0, 1, 2, 3, 11, 100, 1_000_000]) {
      const sentence = filled(key, count)
      const said = localize(to, sentence)
      expect(said, key).not.toMatch(/[{}]|undefined|NaN|\[object/)
      for (const value of Object.values(sentence.values)) {
        if (typeof value === 'string') expect(said, key).toContain(value)
      }
    }
  }
})

test('a sentence that had to be text for a while is the same afterwards', () => {
  const place = fill(mediaMessages.place, { label: new Label('Title'), state: 'Draft' })
  const values: Value[] = ['"{english}"', 7, new Label('Title', { isInside: true }), place]
  for (const sentence of [
    ...keys.map((key) => filled(key, 2)),
    fill(inputMessages.oneOf, { choices: values }),
    fill(inputMessages.ofEntry, { item: 'Card', place: 2, sentence: place }),
  ]) {
    expect(parseMessage(serializeMessage(sentence))).toEqual(sentence)
    expect(inEnglish(parseMessage(serializeMessage(sentence)))).toBe(inEnglish(sentence))
  }
})

test('labels, lists and sentences inside of sentences are said in the same language', () => {
  const locked = lockedMessage('Hero Banner', 'editor', '2026-05-01T09:00:00.000Z')
  expect(localize('de', locked)).toMatch(
    /^„Hauptbanner“ wurde von editor am 2026-05-01T09:00:00.000Z/,
  )
  expect(localize('de', new Label('No label of ours'))).toBe('No label of ours')
  const uses = ['Hero Banner', 'Discover'].map((label) => ({
    label: new Label(label),
    approval: 0,
    status_text: 'Draft',
  }))
  expect(localize('de', usedMessage('a.jpg', uses))).toBe(
    'a.jpg wird hier verwendet: Hauptbanner (Entwurf) und Entdecken (Entwurf). Bitte wähle dort zuerst ein anderes Bild.',
  )
  expect(inEnglish(usedMessage('a.jpg', uses))).toBe(
    'a.jpg is used in Hero Banner (Draft), Discover (Draft). Please choose another picture there first.',
  )
  const item = new Label('Slide', { isInside: true })
  expect(inEnglish(fill(inputMessages.needsOne, { item }))).toBe('Please add at least one slide.')
  expect(localize('de', fill(inputMessages.needsOne, { item }))).toContain('„Folie“')
})

test('one of a counted thing is one, and numbers are written as the language writes them', () => {
  expect(inEnglish(fill(inputMessages.needsMore, { least: 1 }))).toBe(
    'Please add at least 1 entry.',
  )
  expect(localize('de', fill(inputMessages.tooLong, { most: 2_000 }))).toContain('2.000 Zeichen')
  const pair = inputMessages.pairInkOnGround
  const pale = fill(inputMessages.weakPair, { pair, found: 3.2, least: 4.5, works: '#767676' })
  expect(inEnglish(pale)).toBe(
    'Text on the background: the contrast is 3.20:1. At least 4.5:1 is needed. The nearest shade that works is #767676.',
  )
  expect(localize('fr', pale)).toContain('3,20:1')
})

test('the code of a sentence that only says where another belongs is that one’s', () => {
  const empty = fill(inputMessages.fillIn, { label: new Label('Title') })
  expect(codeOf(fill(inputMessages.ofEntry, { item: 'Card', place: 2, sentence: empty }))).toBe(
    'input.fillIn',
  )
  expect(codeOf(messages.stale)).toBe('stale')
})
