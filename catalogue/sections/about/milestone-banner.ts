import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'

/** The picture over Corporate Milestone (specification section 2, "Admin About Us page"). */
export const milestoneBanner = defineSection({
  key: 'milestone.banner',
  entityType: 'milestone_banner',
  label: 'Milestone Banner',
  savePath: '/milestones/banner',
  previewPath: '/corporate-milestone?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})
