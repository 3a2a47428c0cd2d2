import { vacancy } from '#catalogue/careers/vacancy.ts'
import { mainMenu } from '#catalogue/frame/header-menus.ts'
import { settings } from '#catalogue/frame/settings.ts'
import { discover } from '#catalogue/home/discover.ts'
import { heroBanner } from '#catalogue/home/hero-banner.ts'
import { icmBanner } from '#catalogue/home/icm-banner.ts'
import { productBanner } from '#catalogue/home/product-banner.ts'
import { workWithUs } from '#catalogue/home/work-with-us.ts'
import { languageTags } from '#catalogue/languages.ts'
import type { HomeContent } from '#catalogue/published.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import { drawSections } from '#domain/reading/draw-sections.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { Page } from '#web/page.ts'
import { HomeView } from '#web/site/home/page-view.tsx'
import { loadFacts, slidesOf } from '#web/site/home/slides/load-slides.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { newestSection } from '#web/site/seo/load-section-sitemap.ts'
import { brandData, StructuredData } from '#web/site/seo/structured-data.tsx'
import type { Speech } from '#web/site/speech.tsx'

/** The home page (specification section 2, "Public home page"). */
export const homePage: Page = {
  styles: 'web/site/home/page.css',
  found: { title: (say) => say('page.home') },
  sitemap: { kind: 'pages', list: async (reading) => [await sitemapEntry(reading)] },
  async draw({ reading, origin, speech }) {
    const { content, brand, social, logo, told } = await loadHome(reading, speech)
    const name = brand?.brand_name || 'Linecheck'
    const languages = speech.sameIn.map(({ language }) => languageTags[language])
    return (
      <>
        <PageHead
          title={content.icm.name ? `${name}: ${content.icm.name}` : name}
          description={brand?.site_description ?? ''}
          picture={content.banners[0]?.picture ?? told.picture}
          origin={origin}
        />
        <StructuredData
          data={brandData(
            { name, description: brand?.site_description ?? '', logo, social, languages },
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
  return { path: '/home', changedAt: await newestSection(reading, shown) }
}

async function loadHome(reading: Reading, speech: Speech) {
  const { hero, icm, products, cards, career, brand, menu } = await drawSections(reading, {
    hero: heroBanner,
    icm: icmBanner,
    products: productBanner,
    cards: discover,
    career: workWithUs,
    brand: settings,
    menu: mainMenu,
  })
  const [main, shownLarge] = [hero?.items ?? [], products?.items ?? []]
  const told = await loadBrand(reading, speech.language)
  const factsOf = await loadFacts(reading, [...main, ...shownLarge], told, speech)
  const content: HomeContent = {
    banners: slidesOf(main, factsOf),
    icm: { name: icm?.values.name ?? '' },
    products: slidesOf(shownLarge, factsOf),
    discover: (cards?.items ?? []).map(({ id, values: { image, ...values } }) => ({
      id,
      ...values,
      picture: image,
    })),
    career: career && {
      title: career.values.title,
      description: career.values.description,
      picture: career.values.image,
      open: await countEntries(reading, vacancy),
    },
  }
  const social = (brand?.items ?? []).map(({ values }) => values)
  return { content, told, brand: brand?.values, social, logo: menu?.values.image ?? null }
}
