import { expect, test } from 'vitest'
import { collections } from '#catalogue/catalogue.ts'
import { page } from '#catalogue/collections/page.ts'
import { isReserved } from '#catalogue/content/own-address.ts'
import { pages } from './routes.ts'

test('every address of ours is reserved', () => {
  const segments = Object.keys(pages).flatMap((path) => path.split('/')[1] ?? [])
  const own = collections.flatMap(({ page: pattern }) => pattern?.split('/')[1] ?? [])
  const fixed = [...segments, ...own].filter((segment) => segment !== '' && !segment.includes('{'))
  expect(fixed.filter((segment) => !isReserved(page, segment))).toEqual([])
})
