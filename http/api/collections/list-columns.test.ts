import { beforeEach, expect, test } from 'vitest'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { openCollections, type Rows } from '#test/http/open-collections.ts'
import { asEditor } from '#test/people.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
beforeEach(async () => {
  desk = await openCollections()
})

async function list(query: string) {
  return desk.app.call<Rows>(asEditor, 'GET', `${menuItem.path}/create?${query}`)
}

test('a list answers the columns that are chosen beside its own', async () => {
  const { picture } = desk.site
  const body = { title: 'Soup', image_id: picture.id, sizes: [{ name: '', price: 390 }] }
  await desk.post(menuItem.path, { ...body, sub_list: 'Hot', approval: 0 })
  const plain = await list('search=soup')
  const [row] = plain.body.data.data
  expect(Object.keys(row?.values ?? {}).toSorted()).toEqual(['category', 'code', 'type'])
  const chosen = await list('search=soup&columns=image,sizes,sub_list')
  expect(chosen.body.data.data[0]?.values).toMatchObject({
    image_thumb_url: expect.stringContaining('/media/'),
    sizes: [{ price: 390 }],
    sub_list: 'Hot',
    type: 'Regular',
  })
})

test('what is no column of the collection is refused', async () => {
  for (const columns of ['details', 'title', 'sizes,', 'nothing']) {
    expect((await list(`columns=${columns}`)).status, columns).toBe(422)
  }
})
