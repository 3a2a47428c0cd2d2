import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'
import { appPreviewAddress } from '#catalogue/pages.ts'

/** The app itself (specification section 2, "Admin app page"). */
export const appImage = defineSection({
  key: 'app.image',
  entityType: 'app_image',
  label: 'App Image',
  savePath: '/apps/app',
  previewPath: `${appPreviewAddress}?preview=1`,
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})
