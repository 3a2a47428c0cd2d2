import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NamedMap } from './named-map.ts'

const key: fc.Arbitrary<string> = fc.constantFrom('/a', '/b', '/c', '/d')
const name: fc.Arbitrary<string> = fc.constantFrom('one', 'two', 'three')
const step = fc.record({ key, names: fc.option(fc.uniqueArray(name)) })

test('what is set and deleted is found by its key and by its names, first set first', () => {
  fc.assert(
    fc.property(fc.array(step), fc.uniqueArray(name), (steps, asked) => {
      const named = new NamedMap<string[]>((names) => names)
      const plain = new Map<string, string[]>()
      for (const { key, names } of steps) {
        plain.delete(key)
        if (names) plain.set(key, names)
        if (names) named.set(key, names)
        else named.delete(key)
      }
      expect([...named]).toEqual([...plain])
      expect([named.size, [...named.keys()]]).toEqual([plain.size, [...plain.keys()]])
      const under = [...plain].flatMap(([key, names]) =>
        names.some((one) => asked.includes(one)) ? [key] : [],
      )
      expect(named.under(asked)).toEqual(new Set(under))
    }),
  )
})
