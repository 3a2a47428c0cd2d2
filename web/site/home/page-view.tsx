import { anchorOf } from '#catalogue/declaration.ts'
import type { HomeContent } from '#catalogue/published.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { Career } from '#web/site/home/career.tsx'
import { Discover } from '#web/site/home/discover.tsx'
import { MainBanner } from '#web/site/home/slides/main-banner.tsx'
import { ProductBanner } from '#web/site/home/slides/product-banner.tsx'
import { ChosenRestaurant } from './my-restaurant/chosen-restaurant.tsx'
import { TitleArea } from './title/title-area.tsx'

/** The home page between header and footer. */
export function HomeView({ content }: { content: HomeContent }) {
  const { banners, icm, products, discover, career } = content
  return (
    <>
      <ChosenRestaurant />
      <div id={anchorOf(heroBanner)} />
      {banners.length > 0 && <MainBanner banners={banners} />}
      <TitleArea name={icm.name} />
      {products.length > 0 && <ProductBanner products={products} />}
      {discover.length > 0 && <Discover cards={discover} />}
      {career && <Career career={career} />}
    </>
  )
}
