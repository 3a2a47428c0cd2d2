import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { Page } from '#web/page.ts'
import { loadBrand, type PageBrand } from '#web/site/load-brand.ts'
import { loadCategories, loadWholeMenu } from '#web/site/menu/load-menu.ts'
import { allergenNames, levelNames } from '#web/site/menu-items/allergen-levels.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { newestOf } from '#web/site/seo/load-entry-sitemap.ts'
import { AllergensView } from './allergens-view.tsx'
import { rowsOf } from './load-rows.ts'

/** What is in every dish of the menu, as one table: to look up, to print, to hang up. */
export const menuAllergensPage: Page = {
  styles: 'web/site/menu-allergens/page.css',
  found: {
    title: (t) => t('allergens.title'),
    text: (t) => t('allergens.lead'),
    topics: ['allergens'],
  },
  async draw({ reading, origin, i18n: { language, t } }) {
    const brand = await loadBrand(reading, language)
    const categories = await loadCategories(reading)
    const sections = await loadWholeMenu(reading, categories, t('menu.others'))
    const changedAt = await newestOf(reading, menuItem)
    return (
      <>
        <PageHead
          title={[t('allergens.title'), t('page.menu'), brand.name].join(' · ')}
          description={t('allergens.lead')}
          picture={brand.picture}
          origin={origin}
        />
        <AllergensView
          allergens={allergenNames(language)}
          levels={levelNames(language)}
          groups={rowsOf(sections)}
          changed={changedAt && dayWords(changedAt, brand)}
          origin={origin}
        />
      </>
    )
  },
}

/** The day on the brand's clock: on paper the year has to be told. */
function dayWords(at: string, { locale, zone }: PageBrand): string {
  const whole = { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const
  return new Intl.DateTimeFormat(locale, whole).format(new Date(at))
}
