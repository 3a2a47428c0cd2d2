/**
 * What a banner can be about (`GET /banners/home/categories`). Ids are on the wire: category 3 is
 * that of product banners (specification section 7), new hero slides start with category 1.
 */
export const promotionCategory = 1
export const menuCategoryCategory = 2
export const productCategory = 3
export const locationCategory = 4

export const referenceCategories = [
  { id: promotionCategory, name: 'Promotion', collection: 'promotion' },
  { id: menuCategoryCategory, name: 'Menu', collection: 'menu-category' },
  { id: productCategory, name: 'Product', collection: 'menu-item' },
  { id: locationCategory, name: 'Restaurant', collection: 'location' },
] as const
