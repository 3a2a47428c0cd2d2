import { defineSection } from '#catalogue/define.ts'
import { defineEditor } from '#catalogue/editor.ts'
import { image } from '#catalogue/fields/image.ts'
import { namedTexts } from '#catalogue/fields/lists/named-texts.ts'
import { richText } from '#catalogue/fields/rich-text.ts'
import { longText, text } from '#catalogue/fields/text.ts'

/** Specification section 2, "Admin About Us page", for all sections of this file. */
export const aboutMainBanner = defineSection({
  key: 'about.main-banner',
  entityType: 'about_main_banner',
  label: 'Main Banner',
  savePath: '/about-us/main',
  previewPath: '/about-us-main?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})

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

export const aboutBanner = defineSection({
  key: 'about.banner',
  entityType: 'about_banner',
  label: 'About Us Banner',
  savePath: '/about-us/banner',
  previewPath: '/about-us?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})

export const aboutImage = defineSection({
  key: 'about.image',
  entityType: 'about_image',
  label: 'About Us Image',
  savePath: '/about-us/image',
  previewPath: '/about-us?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})

export const aboutDescription = defineSection({
  key: 'about.description',
  entityType: 'about_description',
  label: 'About Us Description',
  savePath: '/about-us/description',
  previewPath: '/about-us?preview=1',
  search: { kind: 'About Us', path: '/about-us' },
  fields: { description: richText('Description', { required: true }) },
})

export const historyBanner = defineSection({
  key: 'history.banner',
  entityType: 'history_banner',
  label: 'History Banner',
  savePath: '/histories/banner',
  previewPath: '/history?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})

export const historyImage = defineSection({
  key: 'history.image',
  entityType: 'history_image',
  label: 'History Image',
  savePath: '/histories/image',
  previewPath: '/history?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})

export const historyDescription = defineSection({
  key: 'history.description',
  entityType: 'history_description',
  label: 'History',
  savePath: '/histories/description',
  previewPath: '/history?preview=1',
  search: { kind: 'About Us', path: '/history' },
  fields: { description: richText('History', { required: true }) },
})

export const milestoneBanner = defineSection({
  key: 'milestone.banner',
  entityType: 'milestone_banner',
  label: 'Milestone Banner',
  savePath: '/milestones/banner',
  previewPath: '/corporate-milestone?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})

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

export const missionBanner = defineSection({
  key: 'mission.banner',
  entityType: 'mission_banner',
  label: 'Mission Banner',
  savePath: '/missions/banner',
  previewPath: '/mission-vision?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})

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

export const missionVision = defineSection({
  key: 'mission.vision',
  entityType: 'mission_vision',
  label: 'Our Vision',
  savePath: '/missions/vision',
  previewPath: '/mission-vision?preview=1',
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})

export const missionValues = defineSection({
  key: 'mission.values',
  entityType: 'mission_value',
  label: 'Our Values',
  savePath: '/missions/value',
  previewPath: '/mission-vision?preview=1',
  search: { kind: 'About Us', path: '/mission-vision' },
  fields: {
    heading: text('Heading', { required: true }),
    description: longText('Top description'),
    values: namedTexts(
      'Values',
      {
        serve: 'Serve',
        integrity: 'Integrity',
        inclusion: 'Inclusion',
        community: 'Community',
        family: 'Family',
      },
      { required: true },
    ),
    bottom_description: longText('Bottom description'),
  },
})

/** Five tabs with one load call (specification section 7, "About us"). */
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
