import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'
import { longText } from '#catalogue/fields/text.ts'

/** The three ways in: restaurants, offices, tenders. How much is open on each, the page counts. */
export const careersWays = defineSection({
  key: 'careers.ways',
  entityType: 'careers_way',
  label: 'Ways in',
  savePath: '/careers/ways',
  previewPath: '/work-with-us?preview=1',
  fields: {
    restaurants: longText('Restaurant jobs', { required: true }),
    restaurants_image: image('Picture of restaurant jobs', way('image_restaurants')),
    offices: longText('Office jobs', { required: true }),
    offices_image: image('Picture of office jobs', way('image_offices')),
    tenders: longText('Tenders', { required: true }),
    tenders_image: image('Picture of tenders', way('image_tenders')),
  },
})

function way(name: string) {
  return { required: true, size: [1200, 800] as const, names: [name] }
}
