import type { BrandContent, ContentLookup, EntryContent, NewEntry } from 'linecheck/brand'
import { hasTexts, inEnglish, inGerman, sectionInEnglish, type Values } from './both.ts'
import { faqs } from './faqs.ts'
import { jobEntry, jobs } from './jobs.ts'
import { legalPages } from './legal.ts'
import { categories } from './menu/categories.ts'
import { dishEntry } from './menu/dish.ts'
import { offerEntry, offers } from './offers.ts'
import { originPage } from './pages/origin-page.ts'
import { sectionsOf } from './pages/sections.ts'
import { pictures } from './pictures.ts'
import { postEntry, posts } from './posts.ts'
import { restaurantEntry, restaurants } from './restaurants.ts'

export const content: BrandContent = {
  emailDomain: 'waldkante.example',
  files: pictures,
  entries,
  sections: (find) =>
    Object.fromEntries(
      Object.entries(sectionsOf(find)).map(([key, values]) => [key, inGerman(values)]),
    ),
  translations: { en: englishSections() },
}

/** What others refer to comes before those. */
function entries(now: string): NewEntry[] {
  return [
    ...categories.map(({ title, type, lists }) =>
      entry('menu-category', () => ({ title, type, lists: lists.map((name) => ({ name })) })),
    ),
    ...categories.flatMap((category) =>
      category.dishes.map((dish, nth) => {
        const german = String(category.title.de)
        const code = `${german.slice(0, 2).toUpperCase()}-${101 + nth}`
        return entry('menu-item', ({ file, entry: find }) =>
          dishEntry(dish, code, category, file(dish.file), find('menu-category', german)),
        )
      }),
    ),
    ...restaurants.map((one) =>
      entry('location', ({ file }) => restaurantEntry(one, now, file(one.picture))),
    ),
    ...offers.map(
      (offer): NewEntry => ({
        collection: 'promotion',
        make(find) {
          const { values, publishedAt } = offerEntry(offer, now, find)
          return { ...inBoth(values), ...(publishedAt ? { publishedAt } : {}) }
        },
      }),
    ),
    ...jobs.map((job) => entry('vacancy', ({ entry: find }) => jobEntry(job, now, find))),
    ...faqs.map((faq) => entry('faq', () => faq)),
    ...posts.map((post) => ({ ...entry('community-post', ({ file }) => postEntry(post, file)) })),
    ...legalPages.map((page) =>
      entry('legal-page', () => ({ ...page, effective_on: '2026-01-01' })),
    ),
    entry('page', originPage),
  ]
}

function entry(collection: string, make: (find: ContentLookup) => Values): NewEntry {
  return { collection, make: (find) => inBoth(make(find)) }
}

function inBoth(values: Values): EntryContent {
  return { sent: inGerman(values), translations: { en: inEnglish(values) } }
}

function englishSections() {
  // Texts do not depend on the ids of files and entries.
  const sections = Object.entries(sectionsOf({ file: () => 0, entry: () => null }))
  return Object.fromEntries(
    sections
      .filter(([, values]) => hasTexts(values))
      .map(([key, values]) => [key, sectionInEnglish(values)]),
  )
}
