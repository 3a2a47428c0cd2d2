import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChangedLine, changedLines, type TextLine } from './changed-lines.ts'

const line = (words: string): TextLine => ({ kind: 'paragraph', text: words })

/** What a reader of one side sees. */
function side(changed: readonly ChangedLine[], not: 'removed' | 'added'): string[] {
  return changed.flatMap(({ text: words, stretches }) => {
    const own = stretches?.filter(({ was }) => was !== not)
    if (own?.length === 0) return []
    return [own ? own.map((one) => one.text).join('') : words]
  })
}

test('of a changed sentence the words are told, and what is the same stays whole', () => {
  const before = ['We keep orders for 12 months.', 'Nobody else reads them.'].map(line)
  const after = ['We keep orders for 24 months.', 'Nobody else reads them.', 'Ask us.'].map(line)
  expect(changedLines(before, after)).toEqual([
    {
      kind: 'paragraph',
      text: 'We keep orders for 24 months.',
      stretches: [
        { text: 'We keep orders for ', was: 'kept' },
        { text: '12', was: 'removed' },
        { text: '24', was: 'added' },
        { text: ' months.', was: 'kept' },
      ],
    },
    { ...line('Nobody else reads them.'), stretches: null },
    { ...line('Ask us.'), stretches: [{ text: 'Ask us.', was: 'added' }] },
  ])
})

test('a sentence that says something else is taken out and another put in', () => {
  const changed = changedLines([line('Cookies are sweet.')], [line('We never sell your name.')])
  expect(changed.map(({ stretches }) => stretches?.map(({ was }) => was))).toEqual([
    ['removed'],
    ['added'],
  ])
})

test('whatever changes, both texts can be read out of the comparison', () => {
  const words = fc.array(fc.constantFrom('we', 'keep', 'your', 'data', 'safe'), {
    minLength: 1,
    maxLength: 7,
  })
  const text = fc.array(
    words.map((some) => line(some.join(' '))),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changed = changedLines(before, after)
      expect(side(changed, 'added')).toEqual(before.map((one) => one.text))
      expect(side(changed, 'removed')).toEqual(after.map((one) => one.text))
    }),
  )
})
