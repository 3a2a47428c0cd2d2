import { defineSection } from '#catalogue/declaration.ts'
import { longText, text } from '#catalogue/fields/text.ts'

/** Our Mission (specification section 2, "Admin About Us page", Mission & Vision). */
export const missionDescription = defineSection({
  key: 'mission.description',
  entityType: 'mission_description',
  label: 'Our Mission',
  savePath: '/missions/description',
  previewPath: '/mission-vision?preview=1',
  search: { kind: 'About Us', path: '/mission-vision' },
  fields: {
    heading: text('Heading', { required: true }),
    title: text('Title', { required: true }),
    description: longText('Description', { required: true }),
  },
})
