import { expect, test } from 'vitest'
import { maxRedirects } from '#catalogue/sections/site/redirects.ts'
import { addRedirects, brokenLine, readRedirects } from './read-redirects.ts'

test.each([
  ['headings in any order', 'note,To,From\nx,/new,/old\n'],
  ['no headings', '/old;/new\n'],
  ['headings of another system', 'Source URL\tTarget URL\n/old\t/new'],
  ['whole addresses', '\ufefffrom,to\nhttps://barn.example/old?page=2,/new'],
])('redirects are read from a CSV with %s', async (_, text) => {
  expect(await readRedirects(text)).toMatchObject([{ from: '/old', to: '/new' }])
})

test('a row without a target is kept, so that the save says what is wrong with it', async () => {
  expect(await readRedirects('from,to\n/old\n')).toEqual([{ from: '/old', to: '', line: 2 }])
})

test('a file that is no CSV is refused', async () => {
  const error = await readRedirects('from,to\n/a,/b\n"/old,/new').catch((thrown: unknown) => thrown)
  expect(brokenLine(error)).toBe(3)
  expect(brokenLine(new Error('gone'))).toBeNull()
})

test('each redirect knows its line, also below empty lines', async () => {
  const rows = await readRedirects('from,to\n\n/a,/b\n\n"/c",/d\n')
  expect(rows.map(({ from, line }) => [from, line])).toEqual([
    ['/a', 3],
    ['/c', 5],
  ])
  const there = { key: 'item-1', id: 1, row: { from: '/c', to: '/x' } }
  const found = addRedirects([there], rows)
  expect(found?.lines.get('item-1')).toBe(5)
  expect([...(found?.lines.values() ?? [])].sort()).toEqual([3, 5])
})

test('a row changes the redirect of the same address, others are added', () => {
  const there = { key: 'item-1', id: 1, row: { from: '/old', to: '/new' } }
  const rows = [
    { from: '/old/', to: '/newer', line: 2 },
    { from: '/b', to: '/c', line: 3 },
  ]
  const found = addRedirects([there], rows)
  expect(found).toMatchObject({ added: 1, changed: 1 })
  expect(found?.items.map(({ id, row }) => [id, row.from, row.to])).toEqual([
    [1, '/old', '/newer'],
    [null, '/b', '/c'],
  ])
  expect(addRedirects([there], [{ from: '/old', to: '/new', line: 2 }])).toMatchObject({
    added: 0,
    changed: 0,
  })
})

test('more redirects than the site may have are not added', () => {
  const rows = Array.from({ length: maxRedirects + 1 }, (_, at) => ({
    from: `/${at}`,
    to: '/x',
    line: at + 1,
  }))
  expect(addRedirects([], rows.slice(1))?.added).toBe(maxRedirects)
  expect(addRedirects([], rows)).toBeNull()
})
