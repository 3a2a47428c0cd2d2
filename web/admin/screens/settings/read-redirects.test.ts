import { expect, test } from 'vitest'
import { maxRedirects } from '#catalogue/sections/site/redirects.ts'
import { addRedirects, readRedirects } from './read-redirects.ts'

test.each([
  ['headings in any order', 'note,To,From\nx,/new,/old\n'],
  ['no headings', '/old;/new\n'],
  ['headings of another system', 'Source URL\tTarget URL\n/old\t/new'],
  ['whole addresses', '\ufefffrom,to\nhttps://barn.example/old?page=2,/new'],
])('redirects are read from a CSV with %s', async (_, text) => {
  expect(await readRedirects(text)).toEqual([{ from: '/old', to: '/new' }])
})

test('a row without a target is kept, so that the save says what is wrong with it', async () => {
  expect(await readRedirects('from,to\n/old\n')).toEqual([{ from: '/old', to: '' }])
})

test('a file that is no CSV is refused', async () => {
  await expect(readRedirects('from,to\n"/old,/new')).rejects.toThrow('Quote')
})

test('a row changes the redirect of the same address, others are added', () => {
  const there = { key: 'item-1', id: 1, row: { from: '/old', to: '/new' } }
  const rows = [
    { from: '/old/', to: '/newer' },
    { from: '/b', to: '/c' },
  ]
  const found = addRedirects([there], rows)
  expect(found).toMatchObject({ added: 1, changed: 1 })
  expect(found?.items.map(({ id, row }) => [id, row.from, row.to])).toEqual([
    [1, '/old', '/newer'],
    [null, '/b', '/c'],
  ])
  expect(addRedirects([there], [{ from: '/old', to: '/new' }])).toMatchObject({
    added: 0,
    changed: 0,
  })
})

test('more redirects than the site may have are not added', () => {
  const rows = Array.from({ length: maxRedirects + 1 }, (_, at) => ({ from: `/${at}`, to: '/x' }))
  expect(addRedirects([], rows.slice(1))?.added).toBe(maxRedirects)
  expect(addRedirects([], rows)).toBeNull()
})
