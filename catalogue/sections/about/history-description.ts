import { defineSection } from '#catalogue/declaration.ts'
import { richText } from '#catalogue/fields/rich-text.ts'

/** The words of History (specification section 2, "Admin About Us page"). */
export const historyDescription = defineSection({
  key: 'history.description',
  entityType: 'history_description',
  label: 'History',
  savePath: '/histories/description',
  previewPath: '/history?preview=1',
  search: { kind: 'About Us', path: '/history' },
  fields: { description: richText('History', { required: true }) },
})
