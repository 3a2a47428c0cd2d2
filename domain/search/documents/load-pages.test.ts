import { expect, test } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { icmLine } from '#test/content/content.ts'
import { morning, openWorkspace } from '#test/content/workspace.ts'
import { openTestSearch } from '#test/open-test-search.ts'
import { searchSite } from '../search-site.ts'

test('a page made of sections is found once one of them is live', async () => {
  const { store, publish } = await openWorkspace()
  const story = {
    path: '/story',
    topics: ['about'] as const,
    textIn: () => ({ title: 'Our Story', text: '' }),
    sections: [icmBanner],
  }
  const services = openTestSearch(store, [story])
  const find = async () => {
    const { groups } = await searchSite(services, morning, 'company')
    return groups.flatMap(({ results }) => results.map(({ url }) => url))
  }
  expect(await find()).toEqual([])
  await publish(icmBanner, icmLine())
  expect(await find()).toEqual(['/story'])
})
