import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyAt, withHits } from './hits.ts'
import { mutantsOf, mutated } from './mutants.ts'
import { sampleOf } from './sample.ts'
import { parse } from './syntax.ts'
import { settled } from './try-mutant.ts'

const changes = (text: string) => mutantsOf('a.ts', text).map((mutant) => mutated(text, mutant))

const cases: [before: string, after: string[]][] = [
  [
    'if (a < 1) b()',
    ['if (true) b()', 'if (false) b()', 'if (a <= 1) b()', 'if (a >= 1) b()', 'if (a < 1) ;'],
  ],
  ['x = a && !b', [';', 'x = a || !b', 'x = a && b']],
  ['const x = a ?? -1', ['const x = a && -1', 'const x = a ?? 1']],
  ['const x = [1, true]', ['const x = []', 'const x = [1, false]']],
  ['const x = `a\nb` + c', ["const x = '' + c"]],
  ['const f = () => a.some(b)', ['const f = () => undefined', 'const f = () => a.every(b)']],
  [
    'const x = a.filter(b).length - 1',
    ['const x = a.length - 1', 'const x = a.filter(b).length + 1'],
  ],
  ['const x = /^a$/i', ['const x = /a$/i', 'const x = /^a/i']],
  [
    "const x = q.where('a', '<=', b)",
    ["const x = q.where('', '<=', b)", "const x = q.where('a', '<', b)"],
  ],
  ["const x = { 'a-b': '' }", ["const x = { 'a-b': 'mutant' }"]],
  [
    'for (; i < 3; i++) a()',
    [
      'for (; false; i++) a()',
      'for (; i <= 3; i++) a()',
      'for (; i >= 3; i++) a()',
      'for (; i < 3; i--) a()',
      'for (; i < 3; i++) ;',
    ],
  ],
]

test.each(cases)('%s', (before, after) => {
  expect(changes(before).sort()).toEqual(after.sort())
})

test('types, imports and the words of errors that are bugs are left alone', () => {
  expect(changes("import a from 'a'\nexport * from 'b'")).toEqual([])
  expect(changes("type A = 'a' | true\ninterface B { c: 'd' }")).toEqual([])
  expect(changes("throw new Error('never')")).toEqual([])
  expect(changes("const a: 'b' | 1 = c as 'd'")).toEqual([])
  expect(changes("throw new Problem('conflict')")).toHaveLength(1)
})

test('a mutant says where it stands and what it changes', () => {
  expect(mutantsOf('a.ts', 'let a\n  b = a === 1')[1]).toMatchObject({
    line: 2,
    column: 9,
    change: '=== → !==',
  })
})

test('a file that says what of it runs does what it did', () => {
  const text = `
    const one = (n) => ({ n })
    async function two() { return (await Promise.resolve(one(2))).n }
    class Three { #x = 3; get x() { return this.#x } }
    return two().then((n) => [n, new Three().x, (() => () => 'in')()()])`
  const hits = new Set<string>()
  Object.assign(globalThis, { mutateHits: hits })
  const file = `function all() {${text}}`
  const all = new Function(`${withHits('a.js', file)}; return all()`)
  return all().then((found: unknown) => {
    expect(found).toEqual([2, 3, 'in'])
    for (const inside of ['{ n }', 'await Promise', 'this.#x', "'in'"])
      expect(hits).toContain(keyAt('a.js', file, file.indexOf(inside)))
    expect(hits).toContain('a.js#')
    expect(hits.size).toBe(8)
  })
})

test('a function keeps its key while others change', () => {
  const text = 'const a = () => 1\nfunction b() { return 2 }'
  const changed = text.replace('1', '17')
  const keyOf = (all: string, part: string) => keyAt('a.ts', all, all.indexOf(part))
  expect(keyOf(changed, 'return')).toBe(keyOf(text, 'return'))
  expect(keyOf(changed, '17')).not.toBe(keyOf(text, '1'))
  expect(keyAt('a.ts', text, 0)).toBe('a.ts#')
})

test('a sample is as large as asked, in order, and the same for its seed', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(60), fc.nat(), (size, count, seed) => {
      const values = Array.from({ length: size }, (_, index) => index)
      const drawn = sampleOf(values, count, seed)
      expect(drawn).toHaveLength(Math.min(size, count))
      expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b))
      expect(sampleOf(values, count, seed)).toEqual(drawn)
    }),
  )
  expect(sampleOf([1, 2, 3, 4, 5, 6, 7, 8], 4, 1)).not.toEqual(
    sampleOf([1, 2, 3, 4, 5, 6, 7, 8], 4, 2),
  )
})

test('what is no program is refused', () => {
  expect(() => parse('a.ts', 'const = 1')).toThrow('a.ts: ')
})

test('what hung, or was said by an older program, is tried again', () => {
  expect(['killed', 'typed', 'survived', 'hung', 'slow', undefined].map(settled)).toEqual([
    'killed',
    'typed',
    'survived',
    undefined,
    undefined,
    undefined,
  ])
})
