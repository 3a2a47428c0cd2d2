import { defineSection } from '#catalogue/declaration.ts'
import { longText, text } from '#catalogue/fields/text.ts'

/** What the brand promises to whoever works for it, one by one. */
export const careersReasons = defineSection({
  key: 'careers.reasons',
  entityType: 'careers_reason',
  label: 'Reasons to work here',
  savePath: '/careers/reasons',
  previewPath: '/work-with-us?preview=1',
  items: {
    wire: 'items',
    removeWire: 'removeItem',
    label: 'Reason',
    min: 1,
    max: 8,
    fields: {
      title: text('Title', { required: true }),
      description: longText('Description', { required: true }),
    },
  },
})
