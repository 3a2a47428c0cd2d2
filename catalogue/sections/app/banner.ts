import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'
import { appPreviewAddress } from '#catalogue/pages.ts'

/** The picture over the app page (specification section 2, "Admin app page"). */
export const appBanner = defineSection({
  key: 'app.banner',
  entityType: 'app_banner',
  label: 'App Banner',
  savePath: '/apps/banner',
  previewPath: `${appPreviewAddress}?preview=1`,
  fields: { image: image('Image', { required: true, size: [1200, 800] }) },
})
