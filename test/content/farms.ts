import { page } from '#catalogue/collections/page.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { type Content, emptyContent } from '#catalogue/declaration.ts'
import { textToRichText } from '#catalogue/text/rich-text-to-text.ts'

export const body = saveBody(page)
export const empty = emptyContent(page)
export const save = (sent: object, before: Content = empty) =>
  applySave(page, before, body.parse(sent)).content
export const prose = textToRichText('Washed three times.')

/** A page with blocks of four kinds. */
export const farms = save({
  title: 'Our farms',
  blocks: [
    { id: 11, kind: 'hero', title: 'Grown nearby', gallery_id: 7 },
    {
      id: 12,
      kind: 'cards',
      width: 'half',
      cards: [
        { id: 1, title: 'Potatoes', image_id: 8 },
        { id: 2, title: 'Lettuce' },
      ],
    },
    { id: 13, kind: 'items', title: 'Made of it', entries: [{ id: 4, name: 'Fries' }] },
    { id: 14, kind: 'text', body: prose },
  ],
})
