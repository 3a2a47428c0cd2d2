import { anchorOf } from '#catalogue/declaration.ts'
import { discover as discoverCards } from '#catalogue/home/discover.ts'
import { heroBanner } from '#catalogue/home/hero-banner.ts'
import { icmBanner } from '#catalogue/home/icm-banner.ts'
import { productBanner } from '#catalogue/home/product-banner.ts'
import { workWithUs } from '#catalogue/home/work-with-us.ts'
import type { HomeContent } from '#catalogue/published.ts'
import { Career } from '#web/site/home/career.tsx'
import { Discover } from '#web/site/home/discover.tsx'
import { MainBanner } from '#web/site/home/slides/main-banner.tsx'
import { ProductBanner } from '#web/site/home/slides/product-banner.tsx'
import { TitleArea } from './title/title-area.tsx'

/** The home page between header and footer. */
export function HomeView({ content }: { content: HomeContent }) {
  const { banners, icm, products, discover, career } = content
  return (
    <>
      <div id={anchorOf(heroBanner)} />
      {banners.length > 0 && <MainBanner banners={banners} />}
      <div id={anchorOf(icmBanner)} />
      <TitleArea name={icm.name} />
      <div id={anchorOf(productBanner)} />
      {products.length > 0 && <ProductBanner products={products} />}
      <div id={anchorOf(discoverCards)} />
      {discover.length > 0 && <Discover cards={discover} />}
      <div id={anchorOf(workWithUs)} />
      {career && <Career career={career} />}
    </>
  )
}
