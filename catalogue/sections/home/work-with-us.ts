import { defineSection } from '#catalogue/define.ts'
import { image } from '#catalogue/fields/image.ts'
import { longText, text } from '#catalogue/fields/text.ts'

/** Specification section 2: image, required title, required description. */
export const workWithUs = defineSection({
  key: 'home.work-with-us',
  entityType: 'work_with_us',
  label: 'Work with Us',
  savePath: '/banners/home/work-with-us',
  previewPath: '/?preview=1',
  search: { kind: 'Home', path: '/home#home-work-with-us' },
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description', { required: true }),
    image: image('Image', { required: true, size: [1200, 800] }),
  },
})
