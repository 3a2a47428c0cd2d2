import { defineEditor } from '#catalogue/editor.ts'
import { careersBanner } from './banner.ts'
import { careersIntro } from './intro.ts'
import { careersReasons } from './reasons.ts'
import { careersWays } from './ways.ts'

/** Work With Us: four cards, one load call. Vacancies and tenders are entries of their own. */
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
