import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Content, emptyContent, type Item } from '#catalogue/declaration.ts'
import { checkRedirects, pathOf } from './check-redirects.ts'
import { addRedirect, maxRedirects, redirects } from './redirects.ts'

const page = (n: number) => `/page-${n}-app`
const slug = fc.integer({ min: 0, max: 6 }).map(page)

/** An address as people and forms spell it. */
const spelled = fc
  .tuple(
    fc.oneof(slug, fc.constantFrom('/a', '/b', '/Straße', '/menu')),
    fc.constantFrom('', '', '', '/', '//', '?x=1', '#top', '/?x#y'),
    fc.constantFrom('', '', '/.', '/x/..'),
  )
  .map(([path, end, start]) => `${start}${path}${end}`)

const target = fc.oneof(spelled, fc.constantFrom('https://other.example/', 'http://site/a'))

/** A table that staff could have saved. */
const table = fc
  .array(fc.tuple(spelled, target), { maxLength: 8 })
  .map((rows) => tableOf(rows))
  .filter((content) => Object.keys(checkRedirects(content)).length === 0)

function tableOf(rows: readonly (readonly [from: string, to: string])[]): Content {
  const items: Item[] = rows.map(([from, to], at) => ({ id: at + 1, values: { from, to } }))
  return { ...emptyContent(redirects), items, lastItemId: items.length }
}

/** Where every address of a table leads to, in its one spelling. */
function leads(content: Content): Map<string | null, string> {
  return new Map(
    content.items.map(({ values }) => [pathOf(String(values.from)), String(values.to)]),
  )
}

test('however often a page moves, every address it had leads to where it is, in one step', () => {
  fc.assert(
    fc.property(fc.array(slug, { minLength: 1, maxLength: 20 }), table, (moves, start) => {
      let content = start
      let at = '/page-start-app'
      const been = new Set<string>()
      for (const to of moves) {
        if (to === at) continue
        content = addRedirect(content, at, to) ?? expect.unreachable()
        been.add(at).delete(to)
        at = to
        expect(checkRedirects(content)).toEqual({})
        expect(leads(content).has(at)).toBe(false)
        for (const former of been) expect(leads(content).get(former)).toBe(at)
      }
    }),
    { numRuns: 500 },
  )
})

test('a move changes no other redirect but those to the page and from it', () => {
  fc.assert(
    fc.property(table, slug, slug, (before, from, to) => {
      fc.pre(from !== to)
      const moved = addRedirect(before, from, to) ?? expect.unreachable()
      expect(checkRedirects(moved)).toEqual({})
      const after = leads(moved)
      for (const [path, target] of leads(before)) {
        if (path === from || path === to) continue
        const led = pathOf(target) === from ? to + (/[?#].*/.exec(target)?.[0] ?? '') : target
        expect(after.get(path)).toBe(pathOf(led) === path ? undefined : led)
      }
    }),
    { numRuns: 500 },
  )
})

test('a table that broke the rule before keeps it after a move', () => {
  const rows = fc.uniqueArray(fc.tuple(spelled, target), {
    selector: ([from]) => pathOf(from),
    maxLength: 8,
  })
  fc.assert(
    fc.property(rows, slug, slug, (some, from, to) => {
      fc.pre(from !== to)
      const faults = checkRedirects(addRedirect(tableOf(some), from, to) ?? expect.unreachable())
      expect(Object.values(faults).flat().join()).not.toMatch(/itself/)
    }),
    { numRuns: 500 },
  )
})

test('a full table takes no move, and loses nothing', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => [`/old-${n}`, '/menu'] as const)
  const full = tableOf(rows(maxRedirects))
  expect(addRedirect(full, '/one-app', '/two-app')).toBeNull()
  expect(addRedirect(tableOf(rows(maxRedirects - 1)), '/one-app', '/two-app')?.items).toHaveLength(
    500,
  )
  // Where one goes there is room.
  expect(addRedirect(full, '/one-app', '/old-0')?.items).toHaveLength(500)
})
