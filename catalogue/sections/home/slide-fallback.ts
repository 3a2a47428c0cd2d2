/** Where a slide leads that has neither an address nor an entity with a page (specification section 3). */
export const slideFallback = '/promotion'
