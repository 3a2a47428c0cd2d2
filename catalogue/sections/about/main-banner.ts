import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'

/** The picture over the family of pages about the brand (specification section 2, "Admin About Us page", Main). */
export const aboutMainBanner = defineSection({
  key: 'about.main-banner',
  entityType: 'about_main_banner',
  label: 'Main Banner',
  savePath: '/about-us/main',
  previewPath: '/about-us-main?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})
