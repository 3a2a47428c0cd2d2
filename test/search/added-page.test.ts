import { expect, test } from 'vitest'
import type { Page } from '#web/page.ts'
import { pages } from '#web/routes.ts'
import { openTestApp } from '../open-test-app.ts'

interface Results {
  groups: { results: { url: string }[] }[]
}

test('a page that is added is found by its title, its words and what it is about', async () => {
  const added: Page = {
    searchEntry: {
      title: (_, brand) => `Visit ${brand}`,
      text: () => 'Maps and a bench in the shade',
      topics: ['restaurants', 'hours'],
    },
    render: async () => null,
  }
  const other = await openTestApp({ pages: { ...pages, '/visit': added } })
  const find = async (query: string) => {
    const path = `/search?query=${encodeURIComponent(query)}`
    const { data } = (await other.call<Results>(null, 'GET', path)).body
    return data.groups.flatMap(({ results }) => results.map(({ url }) => url))
  }
  for (const query of [
    'visit',
    'visit linecheck',
    'shade',
    'restaurant near me',
    'opening hours',
  ]) {
    expect(await find(query), query).toContain('/visit')
  }
  expect(await find('sushi')).toEqual([])
})
