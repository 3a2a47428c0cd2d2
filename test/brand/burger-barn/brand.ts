import { defineBrand, yesNo } from 'linecheck/brand'
import { barnCard, herd, story } from './declarations.ts'

export const brand = defineBrand({
  linecheck: '^2',
  name: 'Burger Barn',
  languages: ['de', 'en'],
  theme: { primary: '#0b5d3b', secondary: '#10291e', corners: 'sharp' },
  sections: { own: [barnCard] },
  collections: [story],
  blocks: [herd],
  extend: { location: { has_playground: yesNo('Playground') } },
  labels: {
    de: {
      Playground: 'Spielplatz',
      Story: 'Geschichte',
      Stories: 'Geschichten',
      'Barn Card': 'Scheunenkarte',
    },
  },
  texts: { de: { 'home.discover': 'Mehr vom Hof' } },
  pages: { '/barn-card': () => import('./barn-card.tsx') },
  parts: () => import('./parts.tsx'),
  content: () => import('./content.ts'),
})
