import { defineSection } from '#catalogue/declaration.ts'
import { image } from '#catalogue/fields/image.ts'
import { longText } from '#catalogue/fields/text.ts'
import { appPreviewAddress } from '#catalogue/pages.ts'

/** Deals in the app (specification section 2, "Admin app page"). */
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
