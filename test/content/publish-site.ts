import { randomUUID } from 'node:crypto'
import { location } from '#catalogue/collections/location.ts'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { referenceCategories } from '#catalogue/collections/reference-categories.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { emptyContent, type Section } from '#catalogue/declaration.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { productBanner } from '#catalogue/sections/home/product-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { footer } from '#catalogue/sections/site/footer.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { publishSection } from '#domain/content/transitions/publish-directly.ts'
import { withDigest } from '#domain/media/bytes/digest.ts'
import type { Services } from '#domain/services.ts'
import { addMedia } from '#store/media/media.ts'
import { asAdmin } from '../people.ts'
import { card, icmLine, slide, teaser } from './content.ts'
import { morning, workspace } from './workspace.ts'

/** What `publishSite` has made, by the ids that calls need. */
export type PublishedSite = Awaited<ReturnType<typeof publishSite>>

/** A whole small brand, live: a picture with bytes, two offers, a product, the frame, and the home page. */
export async function publishSite(services: Services) {
  const { publish, publishEntry } = workspace(services.store)
  const picture = await addPictureWithBytes(services)
  const offer = await publishEntry(promotion, { title: 'Two for one' })
  const offer2 = await publishEntry(promotion, { title: 'Shakes at three' })
  const product = await publishEntry(menuItem, { title: 'Petal Fries' })
  const category = { title: 'Burgers', type: 'Regular', lists: [{ name: 'Beef' }] }
  const entries: Partial<Record<string, number>> = {
    promotion: offer,
    'menu-item': product,
    location: await publishEntry(location, { name: 'Marina Walk' }),
    'menu-category': await publishEntry(menuCategory, category),
  }
  await publishSiteLayout(services, mainMenu, { structure: [2, 3], gallery_id: picture.id })
  await publishSiteLayout(services, footer, { text: 'Open early', copyright: '2026' })
  await publishSiteLayout(services, settings, { brand_name: 'Marigold' })
  const slides = [
    slide(picture.id, offer),
    slide(picture.id, offer2, { entity_name: 'Shakes at three' }),
  ]
  const products = [{ gallery_id: picture.id, entity_id: product, entity_name: 'Petal Fries' }]
  return {
    picture,
    offer,
    offer2,
    product,
    /** A live entry of a category of references. */
    entryOf: (category: number) => {
      const found = referenceCategories.find(({ id }) => id === category)
      const id = found && entries[found.collection]
      if (id === undefined) throw new Error(`There is no entry of category ${category}`)
      return id
    },
    hero: await publish(heroBanner, { banners: slides }),
    icm: await publish(icmBanner, icmLine()),
    products: await publish(productBanner, { banners: products }),
    discover: await publish(discover, { items: [card(picture.id)] }),
    teaser: await publish(workWithUs, teaser(picture.id)),
  }
}

/** Saves something of the frame, as an admin: guests see it at once. */
export async function publishSiteLayout(
  { store }: Pick<Services, 'store'>,
  section: Section,
  body: Record<string, unknown>,
): Promise<void> {
  const sent = saveBody(section).parse(body)
  const { content } = applySave(section, emptyContent(section), sent)
  await store.write((tx) =>
    publishSection({ db: tx, actor: asAdmin, now: morning }, section, content),
  )
}

/** A picture of the library that is there to be fetched (its bytes are only words). */
async function addPictureWithBytes({ store, files }: Services) {
  const stem = randomUUID().replaceAll('-', '')
  const path = `/media/${stem}-640.jpg`
  const bytes = Buffer.from('as if it were a picture')
  await files.put(`${stem}-640.jpg`, bytes)
  const copy = withDigest({ width: 640, type: 'image/jpeg', suffix: '640.jpg' }, bytes)
  const id = await store.write((tx) =>
    addMedia(tx, {
      name: 'fries.jpg',
      file_type: 'image/jpeg',
      file_size: 23,
      sha256: '0'.repeat(64),
      width: 640,
      height: 427,
      alt: 'A paper cone of fries',
      focal_x: 0.5,
      focal_y: 0.5,
      color: '#ffb81c',
      stem,
      renditions: [copy],
      uploaded_by: null,
      created_at: morning,
    }),
  )
  return { id, path }
}
