import { menuItem } from '#catalogue/collections/menu-item.ts'
import { loadEntryPage } from '#web/load-entry-page.ts'
import type { Visit } from '#web/page.ts'
import { type DishEntry, toDish } from '#web/site/dishes/load-dishes.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadCategories, placesOf } from '#web/site/menu/load-menu.ts'
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

async function draw(entry: DishEntry, { reading, origin, speech }: Visit) {
  const { say, language, href } = speech
  const brand = await loadBrand(reading, language)
  const dish = toDish(entry, reading.now, brand, speech)
  const { seo_title, seo_description, dayparts, details } = entry.values
  const times = chosenLabels(menuItem, 'dayparts', dayparts, language)
  return (
    <>
      <PageHead
        title={`${seo_title || dish.title} · ${brand.name}`}
        description={seo_description || dish.description || say('menu.lead')}
        picture={dish.picture ?? brand.picture}
        origin={origin}
      />
      <StructuredData data={itemData(entry, `${origin}${href(dish.path)}`, origin)} />
      <ItemView
        dish={dish}
        details={details}
        nutrition={nutritionOf(entry, speech)}
        served={times.length > 0 ? say('dish.served', { times: listWords(times, language) }) : null}
        offers={await loadOffersWith(reading, entry.id, brand, speech)}
        places={placesOf(entry, await loadCategories(reading))}
        origin={origin}
      />
    </>
  )
}
