import { defineSection } from '#catalogue/declaration.ts'
import { richText } from '#catalogue/fields/rich-text.ts'

/** The words of About Us (specification section 2, "Admin About Us page"). */
export const aboutDescription = defineSection({
  key: 'about.description',
  entityType: 'about_description',
  label: 'About Us Description',
  savePath: '/about-us/description',
  previewPath: '/about-us?preview=1',
  search: { kind: 'About Us', path: '/about-us' },
  fields: { description: richText('Description', { required: true }) },
})
