import { expect, test } from 'vitest'
import { productIcons } from '#catalogue/frame/product-icons.ts'
import { saveBody } from '#catalogue/save-body.ts'
import { stateOfLoad } from '#web/admin/direct/frame-load.ts'
import { footingOf } from '#web/admin/form/form-content.ts'
import { saveRequest } from '#web/admin/form/save-request.ts'
import { iconLoad } from './icon-load.ts'

const answer = {
  lists: [1, 2, 3, 4, 6].map((id) => ({
    id,
    name: `Icon ${id}`,
    menu_icon: `/media/${id}`,
    image_id: 10 + id,
  })),
  version: 3,
  updated_at: '2026-05-01T09:00:00Z',
}

test('a replaced icon is sent with its id and nothing else of it', () => {
  const footing = footingOf(productIcons, stateOfLoad(productIcons, iconLoad(answer), 'Editor'))
  const items = footing.content.items.map((item) =>
    item.id === 6 ? { ...item, row: { ...item.row, image_id: 40, gallery_id: 40 } } : item,
  )
  const { path, body } = saveRequest(productIcons, footing, { values: {}, items }, 0)
  expect(path).toBe('/products/lists/update')
  expect(body).toEqual({
    iconMenu: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 6, gallery_id: 40 }],
    version: 3,
  })
  expect(saveBody(productIcons).safeParse(body).success).toBe(true)
})
