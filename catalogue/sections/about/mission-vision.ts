import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'

/** Our Vision, a picture (specification section 2, "Admin About Us page", Mission & Vision). */
export const missionVision = defineSection({
  key: 'mission.vision',
  entityType: 'mission_vision',
  label: 'Our Vision',
  savePath: '/missions/vision',
  previewPath: '/mission-vision?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})
