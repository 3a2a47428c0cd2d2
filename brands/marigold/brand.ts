import { defineBrand } from 'linecheck/brand'

/** A fictional chain with eleven restaurants: the demo. */
export const brand = defineBrand({
  linecheck: '^2',
  name: 'Marigold',
  languages: ['en', 'ae'],
  theme: {
    primary: '#ffb81c',
    secondary: '#2b1420',
    ground: '',
    display_face: 'bricolage-grotesque',
    text_face: 'rubik',
    corners: 'round',
    motif: 'own',
    footer_edge: 'own',
  },
  parts: () => import('./parts.tsx'),
  content: () => import('./content.ts'),
})
