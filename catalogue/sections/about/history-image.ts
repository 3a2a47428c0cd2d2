import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'

/** The picture beside the words of History (specification section 2, "Admin About Us page"). */
export const historyImage = defineSection({
  key: 'history.image',
  entityType: 'history_image',
  label: 'History Image',
  savePath: '/histories/image',
  previewPath: '/history?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})
