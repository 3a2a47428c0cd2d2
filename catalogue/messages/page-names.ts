import type { Language } from '../languages.ts'
import { appPage, type Page, type PageBrand } from '../pages.ts'
import type { SiteNeeds } from './site/needs.gen.ts'
import { siteTranslator } from './site-translator.ts'

type PlainKey = {
  [Key in keyof SiteNeeds]: SiteNeeds[Key] extends null ? Key : never
}[keyof SiteNeeds]

const keyByPage = new Map<number, PlainKey>([
  [1, 'page.home'],
  [2, 'page.menu'],
  [3, 'page.promotions'],
  [4, 'page.contact'],
  [5, 'page.about'],
  [6, 'page.story'],
  [7, 'page.history'],
  [8, 'page.milestones'],
  [9, 'page.mission'],
  [10, 'page.community'],
  [11, 'page.careers'],
  [13, 'page.faqs'],
  [14, 'page.privacy'],
  [15, 'page.terms'],
  [16, 'page.search'],
])

/** Returns a page's name in menus; the app page carries the brand's. */
export function localizePageName(
  language: Language,
  page: Page,
  brand: PageBrand | null | undefined,
): string {
  const t = siteTranslator(language)
  if (page.id === appPage && brand?.brand_name) return t('page.app', { brand: brand.brand_name })
  const key = keyByPage.get(page.id)
  return key ? t(key) : page.name
}
