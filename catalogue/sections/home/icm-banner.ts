import { defineSection } from '#catalogue/define.ts'
import { text } from '#catalogue/fields/text.ts'

/** Specification section 2: "ICM Banner: one name field". */
export const icmBanner = defineSection({
  key: 'home.icm',
  entityType: 'icm_banner',
  label: 'ICM Banner',
  savePath: '/banners/home/icm',
  previewPath: '/?preview=1',
  search: { kind: 'Home', path: '/home#home-icm' },
  fields: {
    name: text('Name', {
      required: true,
      hint: 'The line below the main banner of the home page. Search engines show it after the brand name',
    }),
  },
})
