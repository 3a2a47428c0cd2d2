import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Content, emptyContent } from '../declaration.ts'
import { checkRedirects } from './check-redirects.ts'
import { redirects, withMove } from './redirects.ts'

const slug = fc.integer({ min: 0, max: 6 }).map((n) => `/page-${n}-app`)

test('however often a page moves, every address it had leads to where it is, in one step', () => {
  fc.assert(
    fc.property(fc.array(slug, { minLength: 1, maxLength: 20 }), (moves) => {
      let content: Content = emptyContent(redirects)
      let at = '/page-start-app'
      const been = new Set<string>()
      for (const to of moves) {
        if (to === at) continue
        content = withMove(content, at, to)
        been.add(at)
        at = to
      }
      been.delete(at)
      expect(checkRedirects(content)).toEqual({})
      const table = new Map(content.items.map(({ values }) => [values.from, values.to]))
      expect([...table.keys()].sort()).toEqual([...been].sort())
      for (const target of table.values()) expect(target).toBe(at)
    }),
  )
})

test('the table of moves never outgrows its bound', () => {
  let content: Content = emptyContent(redirects)
  for (let n = 0; n < 510; n++) content = withMove(content, `/page-${n}-app`, `/page-${n + 1}-app`)
  expect(content.items).toHaveLength(500)
  expect(checkRedirects(content)).toEqual({})
})
