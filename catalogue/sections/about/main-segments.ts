import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'

/** Four pictures that lead to the pages about the brand (specification section 2, "Admin About Us page", Main). */
export const aboutMainSegments = defineSection({
  key: 'about.main-segments',
  entityType: 'about_main_segment',
  label: 'Main Segments',
  savePath: '/about-us/main_segment',
  previewPath: '/about-us-main?preview=1',
  fields: {
    about_us: image('About Us', segment('image_about_us')),
    history: image('History', segment('image_history')),
    corporate_milestone: image('Corporate Milestone', segment('image_corporate_milestone')),
    mission_vision: image('Mission & Vision', segment('image_mission_vision')),
  },
})

function segment(name: string) {
  return { required: true, size: [1200, 800] as const, names: [name] }
}
