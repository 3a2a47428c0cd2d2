import { expect, test } from 'vitest'
import { communityPost } from '#catalogue/collections/community-post.ts'
import { aboutMainSegments } from '#catalogue/sections/about.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { emptyRow, type Row } from '#web/admin/fields/row.ts'
import { picturesWithoutAlt } from './prompt-for-alt-texts.tsx'

function picture(id: number, alt: string): Row {
  return { gallery_id: id, image_id: id, image_url: '/a', image_thumb_url: '/a', alt }
}

test('pictures of cards and of a gallery that nobody has described are found, each once', () => {
  const cards = [picture(4, ''), picture(5, 'A crate of tomatoes'), picture(4, ' ')]
  const items = cards.map((row, at) => ({ key: `${at}`, id: at, row }))
  expect(picturesWithoutAlt(discover, { values: {}, items })).toEqual([4])
  const values = {
    ...emptyRow(communityPost.fields),
    ...picture(1, 'Trees'),
    pictures: [
      { id: 1, ...picture(2, 'A row of oaks') },
      { id: 2, ...picture(3, '') },
    ],
  }
  expect(picturesWithoutAlt(communityPost, { values, items: [] })).toEqual([3])
})

test('of pictures whose text the form does not know the library is asked', () => {
  const values = { ...emptyRow(aboutMainSegments.fields), image_history: '/a', image_history_id: 9 }
  expect(picturesWithoutAlt(aboutMainSegments, { values, items: [] })).toEqual([9])
})
