import { defineBrand } from 'linecheck/brand'

/** What a site begins with when it is not a demo: no content, and the look that Settings gives it. */
export const brand = defineBrand({ linecheck: '^2', name: 'Linecheck', languages: ['en'] })
