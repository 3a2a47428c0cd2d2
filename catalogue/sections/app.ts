import { defineSection } from '#catalogue/define.ts'
import { defineEditor } from '#catalogue/editor.ts'
import { image } from '#catalogue/fields/image.ts'
import { longText } from '#catalogue/fields/text.ts'
import { video } from '#catalogue/fields/video.ts'
import { appPreviewAddress } from '#catalogue/pages.ts'

/** Specification section 2, "Admin app page", for all sections of this file. */
export const appBanner = defineSection({
  key: 'app.banner',
  entityType: 'app_banner',
  label: 'App Banner',
  savePath: '/apps/banner',
  previewPath: `${appPreviewAddress}?preview=1`,
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})

export const appVideo = defineSection({
  key: 'app.video',
  entityType: 'app_video',
  label: 'Watch How It Works',
  savePath: '/apps/video',
  previewPath: `${appPreviewAddress}?preview=1`,
  search: { kind: 'App', path: appPreviewAddress },
  fields: {
    description: longText('Description', { required: true }),
    video_url: video('Video', { required: true }),
  },
})

export const appImage = defineSection({
  key: 'app.image',
  entityType: 'app_image',
  label: 'App Image',
  savePath: '/apps/app',
  previewPath: `${appPreviewAddress}?preview=1`,
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})

export const appDeals = defineSection({
  key: 'app.deals',
  entityType: 'app_deal',
  label: 'Deals',
  savePath: '/apps/deal',
  previewPath: `${appPreviewAddress}?preview=1`,
  search: { kind: 'App', path: appPreviewAddress },
  fields: {
    description: longText('Description', { required: true }),
    image: image('Image', { required: true, size: [1200, 800] }),
  },
})

export const appSteps = defineSection({
  key: 'app.steps',
  entityType: 'app_steps',
  label: 'Experience the App Now!',
  savePath: '/apps/steps',
  previewPath: `${appPreviewAddress}?preview=1`,
  search: { kind: 'App', path: appPreviewAddress },
  fields: {
    description: longText('Description', { required: true }),
    image: image('Image', { required: true, size: [1200, 800] }),
  },
})

/** Five cards with one load call (specification section 7, "App page"). */
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
