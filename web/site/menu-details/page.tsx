import { menuItem } from '#catalogue/collections/menu-item.ts'
import { loadEntryPage } from '#web/load-entry-page.ts'
import type { Visit } from '#web/page.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadCategories, positionOf } from '#web/site/menu/load-menu.ts'
import { type MenuItemEntry, toMenuItem } from '#web/site/menu-items/load-menu-items.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { itemData } from '#web/site/seo/data/menu-data.ts'
import { entrySitemap } from '#web/site/seo/load-entry-sitemap.ts'
import { StructuredData } from '#web/site/seo/structured-data.tsx'
import { chosenLabels } from '#web/site/words/chosen-labels.ts'
import { listWords } from '#web/site/words/list-words.ts'
import { ItemView } from './item-view.tsx'
import { loadOffersWith, nutritionOf } from './load-item.ts'

/** A dish of the menu (specification section 2, "Public routes"). */
export const menuDetailsPage = loadEntryPage(menuItem, draw, {
  styles: 'web/site/menu-details/page.css',
  sitemap: entrySitemap('dishes', menuItem),
})

async function draw(entry: MenuItemEntry, { reading, origin, i18n }: Visit) {
  const { t, language, href } = i18n
  const brand = await loadBrand(reading, language)
  const item = toMenuItem(entry, reading.now, brand, i18n)
  const { seo_title, seo_description, dayparts, details } = entry.values
  const times = chosenLabels(menuItem, 'dayparts', dayparts, language)
  return (
    <>
      <PageHead
        title={`${seo_title || item.title} · ${brand.name}`}
        description={seo_description || item.description || t('menu.lead')}
        picture={item.picture ?? brand.picture}
        origin={origin}
      />
      <StructuredData data={itemData(entry, `${origin}${href(item.path)}`, origin)} />
      <ItemView
        dish={item}
        details={details}
        nutrition={nutritionOf(entry, i18n)}
        served={times.length > 0 ? t('dish.served', { times: listWords(times, language) }) : null}
        offers={await loadOffersWith(reading, entry.id, brand, i18n)}
        places={positionOf(entry, await loadCategories(reading))}
        origin={origin}
      />
    </>
  )
}
