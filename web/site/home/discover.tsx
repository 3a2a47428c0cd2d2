import type { DiscoverCard } from '#catalogue/published.ts'
import { words } from '#web/site/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** Cards whose pictures stand left and right in turn; on a phone a column. */
export function Discover({ cards }: { cards: DiscoverCard[] }) {
  return (
    <section className="discover" aria-labelledby="discover-title">
      <h2 id="discover-title" className="section-title">
        {words.discover}
      </h2>
      {cards.map((card) => (
        <DiscoverItem key={card.id} card={card} />
      ))}
    </section>
  )
}

function DiscoverItem({ card }: { card: DiscoverCard }) {
  return (
    <article className="discover-card">
      {card.picture && <Picture picture={card.picture} sizes="(width < 850px) 100vw, 38rem" />}
      <div className="discover-words">
        <h3>{card.title}</h3>
        {card.description && <p>{card.description}</p>}
        {card.url && (
          <a className="button" href={card.url}>
            {card.button || words.more}
            <span className="only-heard"> {card.title}</span>
            <Icon name="forward" turns />
          </a>
        )}
      </div>
    </article>
  )
}
