import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'

/** The picture over About Us (specification section 2, "Admin About Us page"). */
export const aboutBanner = defineSection({
  key: 'about.banner',
  entityType: 'about_banner',
  label: 'About Us Banner',
  savePath: '/about-us/banner',
  previewPath: '/about-us?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})
