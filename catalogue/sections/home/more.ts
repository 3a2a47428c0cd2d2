import { allBlockKinds } from '#catalogue/collections/block-kinds.ts'
import { defineSection } from '#catalogue/declaration.ts'
import { blocks } from '#catalogue/fields/blocks/blocks.ts'

/** Blocks below the specification's five cards (contract section 10). */
export const homeMore = defineSection({
  key: 'home.more',
  entityType: 'home_more',
  label: 'More',
  savePath: '/banners/home/more',
  previewPath: '/?preview=1',
  search: { kind: 'Home', path: '/home#home-more' },
  fields: { blocks: blocks('Blocks', allBlockKinds) },
})
