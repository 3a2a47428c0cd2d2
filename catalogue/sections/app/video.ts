import { defineSection } from '#catalogue/declaration.ts'
import { longText } from '#catalogue/fields/text.ts'
import { video } from '#catalogue/fields/video.ts'
import { appPreviewAddress } from '#catalogue/pages.ts'

/** Watch How It Works (specification section 2, "Admin app page"). */
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
