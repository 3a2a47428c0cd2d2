import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { useI18n } from '#web/site/i18n.tsx'
import type { PageBrand } from '#web/site/load-brand.ts'
import type { MenuItem } from '#web/site/menu-items/load-menu-items.ts'
import { MenuItemCard } from '#web/site/menu-items/menu-item-card.tsx'
import type { Offer, OfferFact } from '#web/site/offers/load-offers.ts'
import { OtherOffers } from '#web/site/offers/offer-section.tsx'
import { PageMeta } from '#web/site/page-meta.tsx'
import { Prose } from '#web/site/prose.tsx'
import type { NamedRestaurants } from '#web/site/restaurants/load-restaurants.ts'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { averageColour, Picture } from '#web/ui/picture.tsx'

interface OfferViewProps extends NamedRestaurants {
  offer: Offer
  description: RichTextValue | null
  terms: RichTextValue | null
  facts: readonly OfferFact[]
  button: { text: string; url: string } | null
  dishes: readonly MenuItem[]
  others: Offer[]
  origin: string
}

export function OfferView(props: OfferViewProps) {
  const {
    offer,
    description,
    terms,
    facts,
    restaurants,
    hasMore,
    button,
    dishes: items,
    others,
    origin,
  } = props
  const { t, href, langAttributes } = useI18n()
  const list = { name: t('page.promotions'), path: '/promotion' }
  return (
    <div className="page-column">
      <Breadcrumbs steps={[list, { name: offer.title, path: offer.path }]} origin={origin} />
      <article className="offer-full">
        <div className="offer-head deep-colour" style={averageColour(offer.picture)}>
          {offer.picture && (
            <Picture
              {...langAttributes(offer.picture.alt)}
              picture={offer.picture}
              sizes="(width < 850px) 100vw, 50rem"
              urgency="first"
            />
          )}
          <div className="offer-words">
            {offer.until && <p className="offer-until">{offer.until}</p>}
            <h1 className="offer-name" {...langAttributes(offer.title)}>
              {offer.title}
            </h1>
            {offer.summary && <p {...langAttributes(offer.summary)}>{offer.summary}</p>}
            {button && (
              <a
                className="button button-bright"
                href={href(button.url)}
                {...langAttributes(button.text)}
              >
                {button.text || t('home.more')}
                <Icon name="forward" mirrored />
              </a>
            )}
          </div>
        </div>
        <div className="offer-text">
          <Prose value={description} />
          {facts.length + restaurants.length > 0 && (
            <dl className="offer-facts">
              {facts.map(({ name, words }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd {...langAttributes(words)}>{words}</dd>
                </div>
              ))}
              {restaurants.length > 0 && (
                <div>
                  <dt>{t('offers.restaurants')}</dt>
                  {restaurants.map(({ id, title, path }) => (
                    <dd key={id} {...langAttributes(title)}>
                      {path === null ? title : <a href={href(path)}>{title}</a>}
                    </dd>
                  ))}
                  {hasMore && (
                    <dd>
                      <a href={href('/contact')}>{t('order.find')}</a>
                    </dd>
                  )}
                </div>
              )}
            </dl>
          )}
        </div>
        {items.length > 0 && (
          <section className="offers-others" aria-labelledby="offer-dishes-title">
            <h2 id="offer-dishes-title" className="offers-heading">
              {t('offers.menuItems')}
            </h2>
            <div className="dishes">
              {items.map((item) => (
                <MenuItemCard key={item.id} dish={item} level="h3" urgency="later" />
              ))}
            </div>
          </section>
        )}
        {terms && (
          <section className="offer-terms" aria-labelledby="offer-terms-title">
            <h2 id="offer-terms-title">{t('offers.terms')}</h2>
            <Prose value={terms} />
          </section>
        )}
      </article>
      {others.length > 0 && <OtherOffers offers={others} />}
    </div>
  )
}

interface AwayViewProps {
  title: string
  /** When it ended or starts, as a sentence. */
  words: string
  offers: Offer[]
  brand: PageBrand
  origin: string
}

/**
 * Renders an offer that has ended or not begun, with other offers. Search engines must not index
 * it.
 */
export function UnavailableView({ title, words, offers, brand, origin }: AwayViewProps) {
  const { t, langAttributes } = useI18n()
  const list = { name: t('page.promotions'), path: '/promotion' }
  return (
    <div className="page-column">
      <PageMeta
        title={`${title} · ${brand.name}`}
        description={words}
        picture={brand.picture}
        origin={origin}
      />
      <meta name="robots" content="noindex" />
      <Breadcrumbs steps={[list, { name: title, path: '#content' }]} origin={origin} />
      <h1 className="section-title" {...langAttributes(title)}>
        {title}
      </h1>
      <p className="offer-away">{words}</p>
      <OtherOffers offers={offers} />
    </div>
  )
}
