import { defineEditor } from '#catalogue/editor.ts'
import { discover } from './discover.ts'
import { heroBanner } from './hero-banner.ts'
import { icmBanner } from './icm-banner.ts'
import { homeMore } from './more.ts'
import { productBanner } from './product-banner.ts'
import { workWithUs } from './work-with-us.ts'

/** Five cards with three load calls (specification section 7, "Home content"), and our sixth. */
export const homeEditor = defineEditor({
  key: 'home',
  title: 'Home',
  path: '/admin/pages/home',
  sections: [heroBanner, icmBanner, productBanner, discover, workWithUs, homeMore],
  loads: [
    {
      path: '/banners/home/create',
      blocks: {
        banners: { section: heroBanner, as: 'items' },
        icm_banners: { section: icmBanner, as: 'records' },
        wwu_banners: { section: workWithUs, as: 'records' },
      },
    },
    { path: '/banners/products/create', list: productBanner },
    { path: '/discovers/create', list: discover },
    { path: '/banners/home/more/create', blocks: { more: { section: homeMore, as: 'record' } } },
  ],
})
