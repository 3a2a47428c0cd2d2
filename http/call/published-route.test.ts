import { expect, test } from 'vitest'
import { discover } from '#catalogue/sections/home/discover.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { card } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'

test('a list that guests read comes in pages, whoever asks', async () => {
  const app = await openTestApp()
  const { picture } = await publishSite(app.services)
  const items = ['One', 'Two', 'Three'].map((title) => card(picture.id, { title }))
  const removeItem = (await app.desk.live(discover))?.items.map(({ id }) => id)
  await app.desk.publish(discover, { items, removeItem })
  for (const who of [null, asEditor]) {
    const page = async (query: string) => {
      const path = `/discovers/main?${query}`
      const { data } = (await app.call<ListPage<{ title: string }>>(who, 'GET', path)).body
      return { ...data, data: data.data.map(({ title }) => title) }
    }
    const all = ['One', 'Two', 'Three']
    expect(await page('')).toEqual({ data: all, total: 3, page: 1, per_page: 100, last_page: 1 })
    const paged = { total: 3, per_page: 2, last_page: 2 }
    expect(await page('per_page=2')).toEqual({ data: ['One', 'Two'], page: 1, ...paged })
    expect(await page('per_page=2&page=2')).toEqual({ data: ['Three'], page: 2, ...paged })
    expect((await page('page=9')).data).toEqual([])
  }
})
