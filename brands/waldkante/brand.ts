import { defineBrand } from 'linecheck/brand'

/** A fictional chain that bakes square breads: the second demo, German first. */
export const brand = defineBrand({
  linecheck: '^2',
  name: 'Waldkante',
  languages: ['de', 'en'],
  theme: {
    primary: '#14694a',
    secondary: '#0b2f23',
    on_brand: 'white',
    ink: '#ffffff',
    ground: '#0b2f23',
    accent: '#ff7a97',
    positive: '#a5dba9',
    display_face: 'oswald',
    text_face: 'bitter',
    corners: 'sharp',
    motif: 'own',
    hero_style: 'panel',
  },
  texts: {
    de: { 'home.discover': 'Hinter der Kante', 'home.news': 'Frisch vom Blech' },
    en: { 'home.discover': 'Behind the edge', 'home.news': 'Fresh off the tray' },
  },
  parts: () => import('./parts.tsx'),
  content: () => import('./content.ts'),
})
