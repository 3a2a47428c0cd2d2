import { defineEditor } from '#catalogue/editor.ts'
import { appBanner } from './banner.ts'
import { appDeals } from './deals.ts'
import { appImage } from './image.ts'
import { appSteps } from './steps.ts'
import { appVideo } from './video.ts'

/** The app page: five cards, one load call (specification section 7, "App page"). */
export const appEditor = defineEditor({
  key: 'app',
  title: 'App',
  path: '/admin/pages/app',
  sections: [appBanner, appVideo, appImage, appDeals, appSteps],
  loads: [
    {
      path: '/apps/create',
      blocks: {
        banner: { section: appBanner, as: 'record' },
        app: { section: appImage, as: 'record' },
        deal: { section: appDeals, as: 'record' },
        steps: { section: appSteps, as: 'record' },
        video: { section: appVideo, as: 'record' },
      },
    },
  ],
})
