import { vacancy } from '#catalogue/collections/vacancy.ts'
import { languageTags } from '#catalogue/languages.ts'
import type { HomeContent } from '#catalogue/published.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { homeMore } from '#catalogue/sections/home/more.ts'
import { productBanner } from '#catalogue/sections/home/product-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { look } from '#catalogue/sections/site/look.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { resolveSections } from '#domain/reading/resolve-sections.ts'
import type { Page } from '#web/page.ts'
import { blockStyles } from '#web/site/blocks/block-styles.ts'
import { loadBlocks } from '#web/site/blocks/load-blocks.ts'
import { loadFacts, toSlides } from '#web/site/home/slides/load-slides.ts'
import type { I18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { newestSection } from '#web/site/seo/load-page-sitemap.ts'
import { brandData, StructuredData } from '#web/site/seo/structured-data.tsx'
import { HomeView } from './home-view.tsx'

/** The home page (specification section 2, "Public home page"). */
export const homePage: Page = {
  styles: 'web/site/home/page.css',
  searchEntry: { title: (t) => t('page.home') },
  sitemap: { kind: 'pages', list: async (reading) => [await sitemapEntry(reading)] },
  async render({ reading, origin, i18n }) {
    const { content, more, brand, social, logo, pageBrand } = await loadHome(reading, i18n)
    const name = brand?.brand_name || 'Linecheck'
    const languages = i18n.alternates.map(({ language }) => languageTags[language])
    const blocks = await loadBlocks({ reading, i18n }, more, pageBrand)
    const children = (
      <>
        <PageMeta
          title={content.icm.name ? `${name}: ${content.icm.name}` : name}
          description={brand?.site_description ?? ''}
          picture={content.banners[0]?.picture ?? pageBrand.picture}
          origin={origin}
        />
        <StructuredData
          data={brandData(
            { name, description: brand?.site_description ?? '', logo, social, languages },
            origin,
          )}
        />
        <HomeView content={content} more={blocks} brandName={name} />
      </>
    )
    return { children, path: '', styles: blockStyles(blocks) }
  },
}

/** Sections of the page: its sitemap entry changes with the newest of them. */
const homeSections = [heroBanner, icmBanner, productBanner, discover, workWithUs, homeMore]

async function sitemapEntry(reading: Reading) {
  return { path: '/home', changedAt: await newestSection(reading, homeSections) }
}

async function loadHome(reading: Reading, i18n: I18n) {
  const { hero, icm, products, cards, career, more, brand, menu, style } = await resolveSections(
    reading,
    {
      hero: heroBanner,
      icm: icmBanner,
      products: productBanner,
      cards: discover,
      career: workWithUs,
      more: homeMore,
      brand: settings,
      menu: mainMenu,
      style: look,
    },
  )
  const [main, slides] = [hero?.items ?? [], products?.items ?? []]
  const pageBrand = await loadBrand(reading, i18n.language)
  const factsOf = await loadFacts(reading, [...main, ...slides], pageBrand, i18n)
  const content: HomeContent = {
    banners: toSlides(main, factsOf),
    icm: { name: icm?.values.name ?? '' },
    products: toSlides(slides, factsOf),
    badge: style?.values.badge_text ?? '',
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
  const logo = menu?.values.image ?? null
  const blocks = more?.values.blocks ?? []
  return { content, more: blocks, pageBrand, brand: brand?.values, social, logo }
}
