import { anchorOf } from '#catalogue/declaration.ts'
import type { DiscoverCard } from '#catalogue/published.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** Cards whose pictures stand left and right in turn; on a phone a column. */
export function Discover({ cards }: { cards: DiscoverCard[] }) {
  const { t } = useI18n()
  return (
    <section id={anchorOf(discover)} className="discover" aria-labelledby="discover-title">
      <h2 id="discover-title" className="section-title">
        {t('home.discover')}
      </h2>
      {cards.map((card) => (
        <DiscoverItem key={card.id} card={card} />
      ))}
    </section>
  )
}

function DiscoverItem({ card }: { card: DiscoverCard }) {
  const { t, href, marked } = useI18n()
  return (
    <article className="discover-card" id={`${anchorOf(discover)}-${card.id}`}>
      {card.picture && (
        <Picture
          {...marked(card.picture.alt)}
          picture={card.picture}
          sizes="(width < 850px) 100vw, 45rem"
        />
      )}
      <div className="discover-words">
        <h3 {...marked(card.title)}>{card.title}</h3>
        {card.description && <p {...marked(card.description)}>{card.description}</p>}
        {card.url && (
          <a className="button" href={href(card.url)}>
            <span {...marked(card.button)}>{card.button || t('home.more')}</span>
            <span className="only-heard" {...marked(card.title)}>
              {' '}
              {card.title}
            </span>
            <Icon name="forward" turns />
          </a>
        )}
      </div>
    </article>
  )
}
