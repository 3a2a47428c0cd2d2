import { defineBrand } from 'linecheck/brand'

/** A fictional chain with eleven restaurants: the demo. */
export const brand = defineBrand({
  linecheck: '^2',
  name: 'Marigold',
  languages: ['en', 'ae'],
  parts: () => import('./parts.tsx'),
  content: () => import('./content.ts'),
})
