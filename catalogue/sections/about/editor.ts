import { defineEditor } from '#catalogue/editor.ts'
import { aboutBanner } from './about-banner.ts'
import { aboutDescription } from './about-description.ts'
import { aboutImage } from './about-image.ts'
import { historyBanner } from './history-banner.ts'
import { historyDescription } from './history-description.ts'
import { historyImage } from './history-image.ts'
import { aboutMainBanner } from './main-banner.ts'
import { aboutMainSegments } from './main-segments.ts'
import { milestoneBanner } from './milestone-banner.ts'
import { milestoneDescription } from './milestone-description.ts'
import { missionBanner } from './mission-banner.ts'
import { missionDescription } from './mission-description.ts'
import { missionValues } from './mission-values.ts'
import { missionVision } from './mission-vision.ts'

/** The pages about the brand: five tabs, one load call (specification section 7, "About us"). */
export const aboutEditor = defineEditor({
  key: 'about',
  title: 'About Us',
  path: '/admin/pages/about-us',
  tabs: [
    { key: 'main', label: 'Main', sections: [aboutMainBanner, aboutMainSegments] },
    { key: 'about', label: 'About Us', sections: [aboutBanner, aboutImage, aboutDescription] },
    {
      key: 'history',
      label: 'History',
      sections: [historyBanner, historyImage, historyDescription],
    },
    {
      key: 'milestone',
      label: 'Corporate Milestone',
      sections: [milestoneBanner, milestoneDescription],
    },
    {
      key: 'mission',
      label: 'Mission & Vision',
      sections: [missionBanner, missionDescription, missionVision, missionValues],
    },
  ],
  loads: [
    {
      path: '/about-us/create',
      blocks: {
        main_banner: { section: aboutMainBanner, as: 'record' },
        main_segments: { section: aboutMainSegments, as: 'pictures' },
        about_banner: { section: aboutBanner, as: 'record' },
        about_image: { section: aboutImage, as: 'record' },
        about_description: { section: aboutDescription, as: 'record' },
        history_banner: { section: historyBanner, as: 'record' },
        history_image: { section: historyImage, as: 'record' },
        history_description: { section: historyDescription, as: 'record' },
        milestone_banner: { section: milestoneBanner, as: 'record' },
        milestone_image: { section: milestoneDescription, as: 'record' },
        milestone_description: { section: milestoneDescription, as: 'record' },
        mission_banner: { section: missionBanner, as: 'record' },
        mission_mission: { section: missionDescription, as: 'record' },
        mission_vision: { section: missionVision, as: 'record' },
        mission_value: { section: missionValues, as: 'record' },
      },
    },
  ],
})
