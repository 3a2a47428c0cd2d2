import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { Page } from '#web/page.ts'
import { allergenNames, levelNames } from '#web/site/dishes/allergen-levels.ts'
import { loadBrand, type PageBrand } from '#web/site/load-brand.ts'
import { loadCategories, loadWholeMenu } from '#web/site/menu/load-menu.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { newestOf } from '#web/site/seo/load-entry-sitemap.ts'
import { AllergensView } from './allergens-view.tsx'
import { rowsOf } from './load-rows.ts'

/** What is in every dish of the menu, as one table: to look up, to print, to hang up. */
export const menuAllergensPage: Page = {
  styles: 'web/site/menu-allergens/page.css',
  found: {
    title: (say) => say('allergens.title'),
    text: (say) => say('allergens.lead'),
    topics: ['allergens'],
  },
  async draw({ reading, origin, speech: { language, say } }) {
    const brand = await loadBrand(reading, language)
    const categories = await loadCategories(reading)
    const sections = await loadWholeMenu(reading, categories, say('menu.others'))
    const changedAt = await newestOf(reading, menuItem)
    return (
      <>
        <PageHead
          title={[say('allergens.title'), say('page.menu'), brand.name].join(' · ')}
          description={say('allergens.lead')}
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
