import { defineSection } from '#catalogue/define.ts'
import { defineEditor } from '#catalogue/editor.ts'
import { image } from '#catalogue/fields/image.ts'
import { richText } from '#catalogue/fields/rich-text.ts'
import { longText, text } from '#catalogue/fields/text.ts'

export const careersBanner = defineSection({
  key: 'careers.banner',
  entityType: 'careers_banner',
  label: 'Work With Us Banner',
  savePath: '/careers/banner',
  previewPath: '/work-with-us?preview=1',
  fields: {
    title: text('Title', { required: true }),
    description: longText('Description', { required: true }),
    image: image('Image', { required: true, size: [1200, 800] }),
  },
})

export const careersIntro = defineSection({
  key: 'careers.intro',
  entityType: 'careers_intro',
  label: 'What it is like here',
  savePath: '/careers/intro',
  previewPath: '/work-with-us?preview=1',
  search: { kind: 'Work With Us', path: '/work-with-us#careers-intro' },
  fields: {
    title: text('Title', { required: true }),
    description: richText('Description', { required: true }),
    image: image('Image', { size: [1200, 800] }),
  },
})

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
    plural: 'Reasons',
    min: 1,
    max: 8,
    fields: {
      title: text('Title', { required: true }),
      description: longText('Description', { required: true }),
    },
  },
})

/** The three kinds of vacancies and tenders; the page counts the open ones. */
export const careersWays = defineSection({
  key: 'careers.ways',
  entityType: 'careers_way',
  label: 'Ways in',
  savePath: '/careers/ways',
  previewPath: '/work-with-us?preview=1',
  fields: {
    restaurants: longText('Restaurant jobs', { required: true }),
    restaurants_image: image('Picture of restaurant jobs', way('image_restaurants')),
    offices: longText('Office jobs', { required: true }),
    offices_image: image('Picture of office jobs', way('image_offices')),
    tenders: longText('Tenders', { required: true }),
    tenders_image: image('Picture of tenders', way('image_tenders')),
  },
})

function way(name: string) {
  return { required: true, size: [1200, 800] as const, names: [name] }
}

/** Four cards with one load call. */
export const careersEditor = defineEditor({
  key: 'careers',
  title: 'Work With Us',
  path: '/admin/pages/work-with-us',
  sections: [careersBanner, careersIntro, careersReasons, careersWays],
  loads: [
    {
      path: '/careers/create',
      blocks: {
        banner: { section: careersBanner, as: 'record' },
        intro: { section: careersIntro, as: 'record' },
        reasons: { section: careersReasons, as: 'items' },
        ways: { section: careersWays, as: 'record' },
      },
    },
  ],
})
