import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { DishAllergens } from '#web/site/dishes/dish-allergens.tsx'
import { DishMarks } from '#web/site/dishes/dish-marks.tsx'
import type { Dish } from '#web/site/dishes/load-dishes.ts'
import type { Offer } from '#web/site/offers/load-offers.ts'
import { OfferSection } from '#web/site/offers/offer-section.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Allergens } from './allergens.tsx'
import { type Nutrition, NutritionTable } from './nutrition-table.tsx'

interface ItemViewProps {
  dish: Dish
  details: RichTextValue | null
  nutrition: Nutrition | null
  /** When of the day it is served, in words; null: always. */
  served: string | null
  offers: readonly Offer[]
  /** Where it stands in the menu, from its category to its list. */
  places: readonly { name: string; path: string }[]
  origin: string
}

/** A dish with all that is in it. */
export function ItemView(props: ItemViewProps) {
  const { dish, details, nutrition, served, offers, places, origin } = props
  const { say, href, marked } = useSpeech()
  const steps = [{ name: say('page.menu'), path: '/menu' }, ...places]
  const back = places.at(-1)
  return (
    <div className="page-column">
      <Breadcrumbs steps={[...steps, { name: dish.title, path: dish.path }]} origin={origin} />
      <article className="item">
        <div className="item-head">
          <div className="item-picture">
            {dish.picture && (
              <Picture
                {...marked(dish.picture.alt)}
                picture={dish.picture}
                sizes="(width < 850px) 100vw, 44rem"
                urgency="first"
              />
            )}
          </div>
          <div className="item-words">
            <h1 className="item-name" {...marked(dish.title)}>
              {dish.title}
            </h1>
            {dish.price && <p className="item-price">{dish.price}</p>}
            <DishAllergens groups={dish.allergens} more="#allergens" />
            {dish.description && (
              <p className="page-lead" {...marked(dish.description)}>
                {dish.description}
              </p>
            )}
            <DishMarks dish={dish} />
            <p className="item-sold">
              {say('dish.sold')} <a href={href('/contact')}>{say('order.find')}</a>
            </p>
            {served && <p>{served}</p>}
          </div>
        </div>
        <RichText value={details} href={href} />
        <div className="item-facts">
          {nutrition && <NutritionTable nutrition={nutrition} />}
          <Allergens groups={dish.allergens} />
        </div>
        {offers.length > 0 && (
          <OfferSection id="item-offers" title={say('dish.offers')} offers={offers} />
        )}
      </article>
      <p>
        <a className="button" href={href(back?.path ?? '/menu')}>
          {back ? say('dish.more', { name: back.name }) : say('offers.toMenu')}
          <Icon name="forward" turns />
        </a>
      </p>
    </div>
  )
}
