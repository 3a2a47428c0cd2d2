import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'
import { longText } from '#catalogue/fields/text.ts'
import { appPreviewAddress } from '#catalogue/pages.ts'

/** Experience the App Now! (specification section 2, "Admin app page"). */
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
