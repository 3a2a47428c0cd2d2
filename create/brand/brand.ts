import { defineBrand, yesNo } from 'linecheck/brand'
import { loyaltyCard, story } from './declarations.ts'

export const brand = defineBrand({
  linecheck: '^2',
  name: 'New Brand',
  languages: ['en', 'de'],
  theme: { primary: '#0b5d3b', secondary: '#10291e', corners: 'sharp' },
  sections: { own: [loyaltyCard] },
  collections: [story],
  extend: { location: { has_playground: yesNo('Playground') } },
  pages: { '/loyalty': () => import('./loyalty.tsx') },
  parts: () => import('./parts.tsx'),
  labels: {
    de: {
      'Loyalty card': 'Treuekarte',
      Playground: 'Spielplatz',
      Story: 'Geschichte',
      Stories: 'Geschichten',
    },
  },
  texts: {
    en: { 'home.discover': 'More from us' },
    de: { 'home.discover': 'Mehr von uns' },
  },
  content: () => import('./content.ts'),
})
