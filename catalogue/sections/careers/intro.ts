import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'
import { richText } from '#catalogue/fields/rich-text.ts'
import { text } from '#catalogue/fields/text.ts'

/** What it is like to work here. */
export const careersIntro = defineSection({
  key: 'careers.intro',
  entityType: 'careers_intro',
  label: 'What it is like here',
  savePath: '/careers/intro',
  previewPath: '/work-with-us?preview=1',
  search: { kind: 'Work With Us', path: '/work-with-us#careers-intro' },
  fields: {
    title: text('Title', { required: true }),
    description: richText('Description', { required: true }),
    image: image('Image', { size: [1200, 800] }),
  },
})
