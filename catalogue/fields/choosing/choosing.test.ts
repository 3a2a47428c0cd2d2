import { expect, test } from 'vitest'
import { differences } from '#catalogue/change/difference.ts'
import { merge } from '#catalogue/change/merge.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { type Content, emptyContent } from '#catalogue/declaration.ts'
import { inEnglish } from '#catalogue/messages/api-speech.ts'
import { isSaid, type Words } from '#catalogue/messages/sentence.ts'
import { everyKind } from '#test/content/every-kind.ts'

const empty = emptyContent(everyKind)
const save = (sent: object, before: Content = empty) =>
  applySave(everyKind, before, saveBody(everyKind).parse(sent)).content
const said = (words: Words) => (isSaid(words) ? inEnglish(words) : words)

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
