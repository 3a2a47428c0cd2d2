import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paginateMenu } from './menu-parts.ts'

const lengths = fc.array(fc.record({ list: fc.nat(9), rest: fc.nat(9) }), { maxLength: 6 })

test('the pages of a menu hold each dish once, in its order, and none is longer than it may be', () => {
  fc.assert(
    fc.property(lengths, fc.integer({ min: 1, max: 12 }), (wanted, perPage) => {
      let id = 0
      const dishes = (count: number) => Array.from({ length: count }, () => ++id)
      const menu = wanted.map(({ list, rest }, nth) => ({
        name: `Part ${nth}`,
        path: `/menu?val=${nth}`,
        lists: [{ name: 'List', path: '/menu?val=0', menuItems: dishes(list) }],
        menuItems: dishes(rest),
      }))
      const { last } = paginateMenu(menu, 1, perPage)
      const pages = Array.from({ length: last }, (_, at) =>
        paginateMenu(menu, at + 1, perPage).sections.flatMap(({ lists, menuItems: others }) => [
          ...lists.flatMap((one) => one.menuItems),
          ...others,
        ]),
      )
      expect(pages.flat()).toEqual(Array.from({ length: id }, (_, at) => at + 1))
      expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(perPage)
    }),
  )
})
