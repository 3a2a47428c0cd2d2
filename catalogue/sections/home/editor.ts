import { defineEditor } from '#catalogue/editor.ts'
import { discover } from './discover.ts'
import { heroBanner } from './hero-banner.ts'
import { icmBanner } from './icm-banner.ts'
import { productBanner } from './product-banner.ts'
import { workWithUs } from './work-with-us.ts'

/** Five cards with three load calls (specification section 7, "Home content"). */
export const homeEditor = defineEditor({
  key: 'home',
  title: 'Home',
  path: '/admin/pages/home',
  sections: [heroBanner, icmBanner, productBanner, discover, workWithUs],
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
  ],
})
