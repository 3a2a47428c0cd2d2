import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { OrderLink } from '#catalogue/collections/ordering/order-links.ts'
import { nameField } from '#catalogue/fields/resolve-field.ts'
import type { DisclosureSentence } from '#catalogue/menu-law/profiles/disclosure-profile.ts'
import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { readMenuAt } from '#domain/reading/menu-at.ts'
import { entryPage } from '#web/load-entry-page.ts'
import type { Visit } from '#web/page.ts'
import { disclose, sentencesOf } from '#web/site/disclosure/disclose.ts'
import { DisclosureNote } from '#web/site/disclosure/disclosure-note.tsx'
import { loadDisclosure } from '#web/site/disclosure/load-disclosure.ts'
import { formatList, optionLabels } from '#web/site/format.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { orderPath } from '#web/site/layout/load-site-layout.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadCategories, menuPosition } from '#web/site/menu/load-menu.ts'
import { type AllergenGroups, groupAllergens } from '#web/site/menu-items/allergen-levels.ts'
import { atRestaurant } from '#web/site/menu-items/at-restaurant.ts'
import { DisclosedMarks } from '#web/site/menu-items/disclosed-marks.tsx'
import {
  type MenuItem,
  type MenuItemEntry,
  toMenuItem,
} from '#web/site/menu-items/load-menu-items.ts'
import { ItemAllergens, MenuItemMarks } from '#web/site/menu-items/menu-item-card.tsx'
import { type ChosenRestaurant, RestaurantMenu } from '#web/site/menu-items/restaurant-menu.tsx'
import type { Offer } from '#web/site/offers/load-offers.ts'
import { OfferSection } from '#web/site/offers/offer-section.tsx'
import { PageMeta } from '#web/site/page-meta.tsx'
import { Prose } from '#web/site/prose.tsx'
import {
  loadNamedRestaurants,
  type NamedRestaurants,
} from '#web/site/restaurants/load-restaurants.ts'
import { OrderSection } from '#web/site/restaurants/ordering/order-section.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { itemData } from '#web/site/seo/data/menu-data.ts'
import { entrySitemap } from '#web/site/seo/load-page-sitemap.ts'
import { StructuredData } from '#web/site/seo/structured-data.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Allergens } from './allergens.tsx'
import { loadItemAt, loadOffersWith, loadOrderLinks, nutritionOf } from './load-item.ts'
import { type Nutrition, NutritionTable } from './nutrition-table.tsx'
import { ShareButton } from './share-button.tsx'

/** A menu item (specification section 2, "Public routes"). */
export const menuDetailsPage = entryPage(menuItem, render, {
  styles: 'web/site/menu-details/page.css',
  sitemap: entrySitemap('dishes', menuItem),
  cachedParams: atRestaurant,
})

async function render(plain: MenuItemEntry, { reading, origin, i18n, query }: Visit) {
  const { t, language, href } = i18n
  const menuAt = query.at ? await readMenuAt(reading, Number(query.at)) : null
  const atPlace = menuAt && (await loadItemAt(reading, menuAt, plain.id))
  const entry = atPlace ?? plain
  const brand = await loadBrand(reading, language)
  const disclosure = await loadDisclosure(reading, [entry], menuAt?.location.id)
  const item = {
    ...toMenuItem(entry, reading.now, brand, i18n),
    disclosed: disclose(entry.values, disclosure.of(entry), i18n),
  }
  const { seo_title, seo_description, dayparts, details } = entry.values
  const times = optionLabels(menuItem, 'dayparts', dayparts, language)
  return (
    <>
      <PageMeta
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
        sold={{
          ...(await loadNamedRestaurants(reading, entry, i18n)),
          isLimited: entry.values.locations.length + entry.values.groups.length > 0,
        }}
        sentences={sentencesOf(disclosure.together)}
        allergens={groupAllergens(entry.values, i18n, 'line')}
        served={
          times.length > 0
            ? nameField(
                entry.values,
                'dayparts',
                t('menuItem.served', { times: formatList(times, language) }),
              )
            : null
        }
        offers={await loadOffersWith(reading, entry.id, brand, i18n)}
        order={orderPath(brand.order.pickup, 'pickup')}
        orderLinks={
          menuAt && atPlace
            ? await loadOrderLinks(reading, menuAt.location.id, { brand, item: entry.values.code })
            : []
        }
        restaurant={menuAt && { ...menuAt.location, isServed: atPlace !== null }}
        places={menuPosition(entry, await loadCategories(reading))}
        origin={origin}
      />
    </>
  )
}

interface ItemViewProps {
  dish: MenuItem
  details: RichTextValue | null
  nutrition: Nutrition | null
  /** A line for each, with its kinds. */
  allergens: AllergenGroups
  /** The restaurants that alone sell it, where it is limited to some. */
  sold: NamedRestaurants & { isLimited: boolean }
  /** What the law asks the page to say. */
  sentences: readonly DisclosureSentence[]
  /** Times of day at which it is served; null: always. */
  served: string | null
  offers: readonly Offer[]
  /** Its category and list. */
  places: readonly { name: string; path: string }[]
  /** Where it is ordered in general. */
  order: string
  /** Where it is ordered at the restaurant that guests chose. */
  orderLinks: readonly OrderLink[]
  /** Whose menu it is on, where guests chose one. */
  restaurant: (ChosenRestaurant & { isServed: boolean }) | null
  origin: string
}

function ItemView(props: ItemViewProps) {
  const { dish: item, details, nutrition, allergens, sold, served } = props
  const { sentences, offers, places, order, orderLinks, restaurant, origin } = props
  const { t, href, langAttributes } = useI18n()
  const steps = [{ name: t('page.menu'), path: '/menu' }, ...places]
  const back = places.at(-1)
  return (
    <div className="page-column">
      <Breadcrumbs steps={[...steps, { name: item.title, path: item.path }]} origin={origin} />
      <article className="item">
        <div className="item-head">
          {item.picture && (
            <div className="item-picture">
              <Picture
                {...langAttributes(item.picture.alt)}
                picture={item.picture}
                sizes="(width < 850px) 100vw, 44rem"
                urgency="first"
              />
            </div>
          )}
          <div className="item-words">
            <h1 className="item-name" {...langAttributes(item.title)}>
              {item.title}
            </h1>
            <ItemFacts dish={item} />
            {restaurant && (
              <RestaurantMenu
                restaurant={restaurant}
                all={item.path}
                isServed={restaurant.isServed}
              />
            )}
            <DisclosedMarks marks={item.disclosed} />
            <DisclosureNote sentences={sentences} />
            <ItemAllergens groups={item.allergens} more="#allergens" />
            {orderLinks.length > 0 ? (
              <OrderSection links={orderLinks} />
            ) : (
              <a className="button item-order" href={href(order)}>
                <Icon name="bag" />
                {t('menuItem.order')}
              </a>
            )}
            {item.description && (
              <p className="page-lead" {...langAttributes(item.description)}>
                {item.description}
              </p>
            )}
            <MenuItemMarks dish={item} />
            <SoldAt {...sold} />
            {served && <p>{served}</p>}
            <Island
              name="ShareButton"
              id="share"
              component={ShareButton}
              props={{
                title: item.title,
                words: {
                  share: t('menuItem.share'),
                  copied: t('menuItem.shared'),
                  failed: t('menuItem.shareFailed'),
                },
              }}
              when="idle"
            />
          </div>
        </div>
        <Prose value={details} />
        <div className="item-facts">
          {nutrition && <NutritionTable nutrition={nutrition} />}
          <Allergens groups={allergens} />
        </div>
        {offers.length > 0 && (
          <OfferSection id="item-offers" title={t('menuItem.offers')} offers={offers} />
        )}
      </article>
      <p>
        <a className="button" href={href(back?.path ?? '/menu')}>
          {back ? t('menuItem.more', { name: back.name }) : t('offers.toMenu')}
          <Icon name="forward" mirrored />
        </a>
      </p>
    </div>
  )
}

function SoldAt({ restaurants, hasMore, isLimited }: ItemViewProps['sold']) {
  const { t, href, langAttributes } = useI18n()
  if (!isLimited)
    return (
      <p className="item-sold">
        {t('menuItem.sold')} <a href={href('/contact')}>{t('order.find')}</a>
      </p>
    )
  if (restaurants.length === 0) return null
  return (
    <div className="item-sold">
      <p>{t('menuItem.soldOnlyAt')}</p>
      <ul>
        {restaurants.map(({ id, title, path }) => (
          <li key={id}>
            <a href={href(path ?? '/contact')} {...langAttributes(title)}>
              {title}
            </a>
          </li>
        ))}
        {hasMore && (
          <li>
            <a href={href('/contact')}>{t('order.find')}</a>
          </li>
        )}
      </ul>
    </div>
  )
}

function ItemFacts({ dish: { price, energy } }: Pick<ItemViewProps, 'dish'>) {
  if (price === null && energy === null) return null
  return (
    <p className="item-price">
      {price !== null && <strong>{price}</strong>}
      {energy !== null && <span>{energy}</span>}
    </p>
  )
}
