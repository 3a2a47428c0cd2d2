import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Json, sameJson } from './json.ts'

const anyJson = () => fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>

/** The same with the keys of every object the other way round. */
function turned(value: Json): Json {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, turned(inner)] as const)
  return Object.fromEntries(entries.reverse())
}

/** Keys in their order, as text. */
function written(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${written(value[key] ?? null)}`).join()}}`
}

test('what differs in the order of its keys alone is the same', () => {
  fc.assert(fc.property(anyJson(), (value) => sameJson(value, turned(value))))
})

test('what is written otherwise is something else', () => {
  const few = fc.oneof(
    anyJson(),
    fc.constantFrom<Json>(null, 0, '', [], {}, [null], { a: null }, { a: [] }, { b: null }),
  )
  fc.assert(
    fc.property(few, few, (one, other) => {
      expect(sameJson(one, other)).toBe(written(one) === written(other))
    }),
    { numRuns: 1_000 },
  )
})

test('a name that every object knows is looked for in the value itself', () => {
  expect(sameJson(JSON.parse('{"__proto__": {}}'), { a: {} })).toBe(false)
  expect(sameJson({ toString: {} }, { a: {} })).toBe(false)
})
