import type { ReactNode } from 'react'
import { useI18n } from '#web/site/i18n.tsx'
import { MenuItemCard } from '#web/site/menu-items/menu-item-card.tsx'
import { OfferCard } from '#web/site/offers/offer-card.tsx'
import { PostCard } from '#web/site/posts/post-card.tsx'
import { Prose } from '#web/site/prose.tsx'
import { RestaurantCard } from '#web/site/restaurants/restaurant-card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockTitle } from './word-blocks.tsx'

export function Offers({ block: { title, entries, offers } }: BlockProps<'offers'>) {
  const { t } = useI18n()
  return (
    <Entries title={title} chosen={entries} path="/promotion" all={t('page.promotions')}>
      {offers.length > 0 && (
        <div className="offers">
          {offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} level="h3" />
          ))}
        </div>
      )}
    </Entries>
  )
}

export function Items({ block: { title, entries, items } }: BlockProps<'items'>) {
  const { t } = useI18n()
  return (
    <Entries title={title} chosen={entries} path="/menu" all={t('offers.toMenu')}>
      {items.length > 0 && (
        <div className="dishes">
          {items.map((item) => (
            <MenuItemCard key={item.id} dish={item} level="h3" urgency="later" />
          ))}
        </div>
      )}
    </Entries>
  )
}

export function Locations({ block: { title, entries, restaurants } }: BlockProps<'locations'>) {
  const { t } = useI18n()
  return (
    <Entries title={title} chosen={entries} path="/contact" all={t('page.contact')}>
      {restaurants.length > 0 && (
        <ul className="restaurants">
          {restaurants.map((restaurant) => (
            <li key={restaurant.id}>
              <RestaurantCard restaurant={restaurant} />
            </li>
          ))}
        </ul>
      )}
    </Entries>
  )
}

export function Faqs({ block: { title, entries, questions } }: BlockProps<'faqs'>) {
  const { t, langAttributes } = useI18n()
  return (
    <Entries title={title} chosen={entries} path="/faqs" all={t('page.faqs')}>
      {questions.length > 0 && (
        <div className="faq-group">
          {questions.map(({ id, question, answer }) => (
            <details key={id} className="faq">
              <summary>
                <span {...langAttributes(question)}>{question}</span>
                <Icon name="next" />
              </summary>
              <div className="faq-answer">
                <Prose value={answer} />
              </div>
            </details>
          ))}
        </div>
      )}
    </Entries>
  )
}

export function News({ block: { title, entries, posts, locale } }: BlockProps<'news'>) {
  const { t } = useI18n()
  return (
    <Entries title={title} chosen={entries} path="/community/news" all={t('community.allNews')}>
      {posts.length > 0 && (
        <div className="posts posts-news">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} locale={locale} level="h3" />
          ))}
        </div>
      )}
    </Entries>
  )
}

interface EntriesProps {
  title: string
  /** Empty: the block shows all current entries, and a link leads to the rest. */
  chosen: readonly unknown[]
  path: string
  all: string
  /** False: there is nothing to show, and the block is left out. */
  children: ReactNode
}

function Entries({ title, chosen, path, all, children }: EntriesProps) {
  const { href } = useI18n()
  if (children === false) return null
  return (
    <section className="block-entries">
      <BlockTitle title={title} />
      {children}
      {chosen.length === 0 && (
        <p>
          <a className="button button-quiet" href={href(path)}>
            {all}
            <Icon name="forward" mirrored />
          </a>
        </p>
      )}
    </section>
  )
}
