import { pageCategory } from '#catalogue/pages.ts'

/**
 * What a banner can be about (`GET /banners/home/categories`). Ids are on the wire: category 3 is
 * that of product banners (specification section 7), new hero slides start with category 1.
 */
export const promotionCategory = 1
export const menuCategoryCategory = 2
export const productCategory = 3
export const locationCategory = 4
export const faqCategory = 5
export const postCategory = 6

export const referenceCategories = [
  { id: promotionCategory, name: 'Promotion', collection: 'promotion' },
  { id: menuCategoryCategory, name: 'Menu', collection: 'menu-category' },
  { id: productCategory, name: 'Product', collection: 'menu-item' },
  { id: locationCategory, name: 'Restaurant', collection: 'location' },
  { id: faqCategory, name: 'Question', collection: 'faq' },
  { id: postCategory, name: 'Community', collection: 'community-post' },
  { id: pageCategory, name: 'Page', collection: 'page' },
] as const

/** The first four: what a banner's select offers. Blocks and pages refer to the others. */
export const bannerCategories = referenceCategories.slice(0, 4)
