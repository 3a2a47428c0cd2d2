import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'

/** The picture beside the words of About Us (specification section 2, "Admin About Us page"). */
export const aboutImage = defineSection({
  key: 'about.image',
  entityType: 'about_image',
  label: 'About Us Image',
  savePath: '/about-us/image',
  previewPath: '/about-us?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})
