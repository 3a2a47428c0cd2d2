import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'

/** The picture over Mission & Vision (specification section 2, "Admin About Us page"). */
export const missionBanner = defineSection({
  key: 'mission.banner',
  entityType: 'mission_banner',
  label: 'Mission Banner',
  savePath: '/missions/banner',
  previewPath: '/mission-vision?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})
