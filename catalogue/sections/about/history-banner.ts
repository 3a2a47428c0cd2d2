import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'

/** The picture over History (specification section 2, "Admin About Us page"). */
export const historyBanner = defineSection({
  key: 'history.banner',
  entityType: 'history_banner',
  label: 'History Banner',
  savePath: '/histories/banner',
  previewPath: '/history?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})
