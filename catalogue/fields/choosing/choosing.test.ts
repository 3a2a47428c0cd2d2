import { expect, test } from 'vitest'
import { differences } from '#catalogue/change/difference.ts'
import { merge } from '#catalogue/change/merge.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { checkComplete } from '#catalogue/content/check-complete.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { type Content, emptyContent } from '#catalogue/declaration.ts'
import { inEnglish, localize } from '#catalogue/messages/localize.ts'
import { isLocalizable, type LocalizableText } from '#catalogue/messages/message.ts'
import { everyKind } from '#test/content/every-kind.ts'

const empty = emptyContent(everyKind)
const save = (sent: object, before: Content = empty) =>
  applySave(everyKind, before, saveBody(everyKind).parse(sent)).content
const said = (words: LocalizableText) => (isLocalizable(words) ? inEnglish(words) : words)

test('yes or no may be sent as 1 or 0, and is no before it is sent', () => {
  expect(empty.values.is_new).toBe(false)
  expect(save({ is_new: 1 }).values.is_new).toBe(true)
  expect(save({ is_new: 0 }, save({ is_new: true })).values.is_new).toBe(false)
  expect(saveBody(everyKind).safeParse({ is_new: 'yes' }).success).toBe(false)
})

test('what may be left open starts with nothing chosen, and has no order', () => {
  expect(empty.values.times).toEqual([])
  const chosen = save({ times: ['dinner', 'breakfast'] })
  expect(chosen.values.times).toEqual(['breakfast', 'dinner'])
  expect(save({ times: [] }, chosen).values.times).toEqual([])
})

test('a choice is read by its label, wherever it is told', () => {
  const [changed] = differences(everyKind, empty, save({ state: 'closed' }), new Map())
  expect(changed && [changed.before, changed.after].map(said)).toEqual([
    'Open for guests',
    'Closed for now',
  ])
})

test('levels may be sent one by one, and what is not known yet is named when it is submitted', () => {
  expect(empty.values.allergens).toEqual({ milk: 'unknown', eggs: 'unknown', fish: 'unknown' })
  const some = save({ allergens: { eggs: 'free' } })
  expect(some.values.allergens).toEqual({ milk: 'unknown', eggs: 'free', fish: 'unknown' })
  const wrong = { allergens: { eggs: 'none' } }
  expect(saveBody(everyKind).safeParse(wrong).success).toBe(false)
  expect(saveBody(everyKind).safeParse({ allergens: { bread: 'free' } }).success).toBe(false)
  const refused = checkComplete(everyKind, some).allergens ?? []
  expect(refused.map((each) => localize('en', each))).toEqual([
    'Not known yet: Milk, Fish. Please choose a value for each of them.',
  ])
  expect(checkComplete(everyKind, save({ allergens: allFree }))).not.toHaveProperty('allergens')
})

const allFree = { milk: 'free', eggs: 'free', fish: 'free' }

test('a change names each option', () => {
  const after = save({ allergens: { ...allFree, milk: 'contains' } })
  const found = differences(everyKind, save({ allergens: allFree }), after, new Map())
  expect(found.map(({ before, after: is }) => [before, is].map(said))).toEqual([
    ['Milk: Free from', 'Milk: Contains'],
  ])
})

test('kinds are named beside a level, and a client that knows none loses none', () => {
  const named = save({ allergens: { fish: { level: 'contains', kinds: ['tuna', 'cod'] } } })
  const both = { level: 'contains', kinds: ['cod', 'tuna'] }
  expect(named.values.allergens).toMatchObject({ milk: 'unknown', fish: both })
  const sent = (fish: unknown) => save({ allergens: { fish } }, named).values.allergens
  expect(sent(both)).toMatchObject({ fish: both })
  expect(sent('contains')).toMatchObject({ fish: both })
  expect(sent({ level: 'contains' })).toMatchObject({ fish: both })
  expect(sent({ kinds: ['cod'] })).toMatchObject({ fish: { level: 'contains', kinds: ['cod'] } })
  expect(sent({ kinds: [] })).toMatchObject({ fish: 'contains' })
  expect(sent('free')).toMatchObject({ fish: 'free' })
  expect(sent({ level: 'free', kinds: ['cod'] })).toMatchObject({ fish: 'free' })
})

test('kinds alone say that the thing is in it, and only its own kinds are taken', () => {
  const implied = save({ allergens: { fish: { kinds: ['cod'] } } })
  expect(implied.values.allergens).toMatchObject({ fish: { level: 'contains', kinds: ['cod'] } })
  const refused = [{ fish: { kinds: ['eel'] } }, { milk: { kinds: ['cod'] } }, { fish: { is: 1 } }]
  for (const allergens of refused)
    expect(saveBody(everyKind).safeParse({ allergens }).success).toBe(false)
  expect(saveBody(everyKind).safeParse({ allergens: { milk: { kinds: [] } } }).success).toBe(true)
})

test('a change of kinds is shown, and two different kinds are a conflict', () => {
  const of = (...kinds: string[]) => ({ allergens: { fish: { level: 'contains', kinds } } })
  const base = save(of('cod'))
  const found = differences(everyKind, base, save(of('tuna'), base), new Map())
  expect(found.map(({ before, after: is }) => [before, is].map(said))).toEqual([
    ['Fish (cod): Contains', 'Fish (tuna): Contains'],
  ])
  const merged = merge(everyKind, {
    base,
    mine: save(of('cod', 'tuna'), base),
    theirs: save({ allergens: { fish: 'free' } }, base),
  })
  expect(merged.conflicts).toHaveLength(1)
})

test('who chooses one time and who drops another do not disagree', () => {
  const base = save({ times: ['breakfast'] })
  const merged = merge(everyKind, {
    base,
    mine: save({ times: ['breakfast', 'dinner'] }, base),
    theirs: save({ times: ['lunch'] }, base),
  })
  expect(merged).toMatchObject({
    content: { values: { times: ['lunch', 'dinner'] } },
    conflicts: [],
  })
})
