import { mainMenu } from '#catalogue/frame/header-menus.ts'
import { settings } from '#catalogue/frame/settings.ts'
import { discover } from '#catalogue/home/discover.ts'
import { heroBanner } from '#catalogue/home/hero-banner.ts'
import { icmBanner } from '#catalogue/home/icm-banner.ts'
import { productBanner } from '#catalogue/home/product-banner.ts'
import { workWithUs } from '#catalogue/home/work-with-us.ts'
import type { HomeContent, Picture, Slide } from '#catalogue/published.ts'
import { publishedHead, type Reading, readSection } from '#domain/content/reading.ts'
import { readPictures } from '#domain/media/read-pictures.ts'
import type { Page } from '#web/page.ts'
import { HomeView } from '#web/site/home/page-view.tsx'
import { PageHead } from '#web/site/page-head.tsx'
import { brandData, StructuredData } from '#web/site/seo/structured-data.tsx'

/** The home page (specification section 2, "Public home page"). */
export const homePage: Page = {
  sitemap: { kind: 'pages', list: async (reading) => [await sitemapEntry(reading)] },
  async draw({ reading, origin }) {
    const content = await loadHome(reading)
    const { brand, social, logo } = await loadBrand(reading)
    const name = brand?.brand_name || 'Linecheck'
    return (
      <>
        <PageHead
          title={content.icm.name ? `${name}: ${content.icm.name}` : name}
          description={brand?.site_description ?? ''}
          canonical={`${origin}/home`}
          picture={content.banners[0]?.picture ?? null}
          origin={origin}
        />
        <StructuredData
          data={brandData(
            { name, description: brand?.site_description ?? '', logo, social },
            origin,
          )}
        />
        <HomeView content={content} />
      </>
    )
  },
}

/** What the home page shows: its sitemap entry changes with the newest of them. */
const shown = [heroBanner, icmBanner, productBanner, discover, workWithUs]

async function sitemapEntry(reading: Reading) {
  const moments: string[] = []
  for (const section of shown) {
    const { updated_at } = await publishedHead(reading, section)
    if (updated_at) moments.push(updated_at)
  }
  return { path: '/home', changedAt: moments.sort().at(-1) ?? null }
}

async function loadBrand(reading: Reading) {
  const found = await readSection(reading, settings)
  const logo = (await readSection(reading, mainMenu))?.values.image ?? null
  const pictures = await readPictures(reading, [logo])
  return {
    brand: found?.values,
    social: (found?.items ?? []).map(({ values }) => values),
    logo: pictureOf(pictures, logo),
  }
}

async function loadHome(reading: Reading): Promise<HomeContent> {
  const hero = await readSection(reading, heroBanner)
  const icm = await readSection(reading, icmBanner)
  const products = await readSection(reading, productBanner)
  const cards = await readSection(reading, discover)
  const career = await readSection(reading, workWithUs)
  const items = [...(hero?.items ?? []), ...(products?.items ?? []), ...(cards?.items ?? [])]
  const ids = [...items.map(({ values }) => values.image), career?.values.image ?? null]
  const pictures = await readPictures(reading, ids)
  return {
    banners: (hero?.items ?? []).map((item) => toSlide(item, pictures)),
    icm: { name: icm?.values.name ?? '' },
    products: (products?.items ?? []).map((item) => toSlide(item, pictures)),
    discover: (cards?.items ?? []).map(({ id, values: { image, ...values } }) => ({
      id,
      ...values,
      picture: pictureOf(pictures, image),
    })),
    career: career && {
      title: career.values.title,
      description: career.values.description,
      picture: pictureOf(pictures, career.values.image),
    },
  }
}

interface SlideItem {
  id: number
  values: { image: number | null; entity: { name: string }; url: string }
}

function toSlide({ id, values }: SlideItem, pictures: ReadonlyMap<number, Picture>): Slide {
  return {
    id,
    title: values.entity.name,
    url: values.url || '/promotion',
    picture: pictureOf(pictures, values.image),
  }
}

function pictureOf(pictures: ReadonlyMap<number, Picture>, id: number | null): Picture | null {
  return id === null ? null : (pictures.get(id) ?? null)
}
