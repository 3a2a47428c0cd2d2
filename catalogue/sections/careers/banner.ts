import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'
import { longText, text } from '#catalogue/fields/text.ts'

/** The first thing on Work With Us (specification section 3, "Work-with-us banner"). */
export const careersBanner = defineSection({
  key: 'careers.banner',
  entityType: 'careers_banner',
  label: 'Work With Us Banner',
  savePath: '/careers/banner',
  previewPath: '/work-with-us?preview=1',
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description', { required: true }),
    image: image('Image', { required: true, size: [1200, 800] }),
  },
})
