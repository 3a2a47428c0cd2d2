import { defineSection } from '#catalogue/define.ts'
import { image } from '#catalogue/fields/image.ts'
import { link } from '#catalogue/fields/link.ts'
import { longText, text } from '#catalogue/fields/text.ts'

/** Specification section 2; section 3, "Discover card". */
export const discover = defineSection({
  key: 'home.discover',
  entityType: 'discover',
  label: 'Discover',
  savePath: '/discovers',
  previewPath: '/?preview=1',
  search: { kind: 'Home', path: '/home#home-discover-{item}' },
  items: {
    wire: 'items',
    removeWire: 'removeItem',
    label: 'Card',
    plural: 'Cards',
    min: 1,
    naturalKey: 'title',
    fields: {
      title: text('Title', { required: true }),
      description: longText('Description', { required: true }),
      image: image('Image', { required: true, size: [1200, 800] }),
      url: link('Link'),
      button: text('Button text', { hint: 'If empty, the button says More' }),
    },
  },
})
