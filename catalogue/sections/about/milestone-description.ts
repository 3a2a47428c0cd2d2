import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'
import { longText } from '#catalogue/fields/text.ts'

/** Picture and words of Corporate Milestone (specification section 2, "Admin About Us page"). */
export const milestoneDescription = defineSection({
  key: 'milestone.description',
  entityType: 'milestone_description',
  label: 'Corporate Milestone',
  savePath: '/milestones/description',
  previewPath: '/corporate-milestone?preview=1',
  search: { kind: 'About Us', path: '/corporate-milestone' },
  fields: {
    description: longText('Description', { required: true }),
    image: image('Image', { required: true, size: [1200, 800] }),
  },
})
