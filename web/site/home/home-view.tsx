import { anchorOf } from '#catalogue/declaration.ts'
import { locales } from '#catalogue/languages.ts'
import type { CareerBlock, DiscoverCard, HomeContent } from '#catalogue/published.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { homeMore } from '#catalogue/sections/home/more.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { BlockList } from '#web/site/blocks/block-list.tsx'
import type { LoadedBlock } from '#web/site/blocks/load-blocks.ts'
import { Motif, useHasMotif } from '#web/site/brand/motif.tsx'
import { MainBanner } from '#web/site/home/slides/banners.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { badgeMessages } from '#web/site/restaurants/badges/open-badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Reveal } from '#web/ui/reveal.tsx'
import { MyRestaurant } from './my-restaurant/my-restaurant.tsx'
import { ProductBanner } from './slides/banners.tsx'
import { TitleLine } from './title/title-line.tsx'

interface HomeViewProps {
  content: HomeContent
  /** Blocks below the cards. */
  more?: readonly LoadedBlock[]
  brandName: string
}

export function HomeView({ content, more = [], brandName }: HomeViewProps) {
  const { banners, icm, products, badge, discover, career } = content
  const lists = [banners, products, discover, more]
  if (!icm.name && !career && lists.every(({ length }) => length === 0)) {
    return <Opening name={brandName} />
  }
  return (
    <>
      <MyRestaurantIsland />
      <div id={anchorOf(heroBanner)} />
      {banners.length > 0 && <MainBanner banners={banners} />}
      <TitleArea name={icm.name} brandName={brandName} />
      {products.length > 0 && <ProductBanner products={products} badge={badge} />}
      {discover.length > 0 && <Discover cards={discover} />}
      {career && <Career career={career} />}
      {more.length > 0 && (
        <div id={anchorOf(homeMore)} className="home-more">
          <BlockList blocks={more} />
        </div>
      )}
    </>
  )
}

/** Renders the home page of a site on which nothing is published yet. */
function Opening({ name }: { name: string }) {
  const { t, href } = useI18n()
  return (
    <div className="opening">
      <h1>{name}</h1>
      <div className="opening-ways">
        <a className="button" href={href('/menu')}>
          {t('page.menu')}
        </a>
        <a className="button" href={href('/contact')}>
          {t('page.contact')}
        </a>
      </div>
    </div>
  )
}

function Career({ career }: { career: CareerBlock }) {
  const { t, href, langAttributes } = useI18n()
  return (
    <section id={anchorOf(workWithUs)} className="career" aria-labelledby="career-title">
      <div className="career-words">
        <h2 id="career-title" className="section-title" {...langAttributes(career.title)}>
          {career.title}
        </h2>
        {career.description && <p {...langAttributes(career.description)}>{career.description}</p>}
        {career.open > 0 && (
          <p className="career-open">{t('careers.open', { count: career.open })}</p>
        )}
        <a className="button button-bright" href={href('/work-with-us')}>
          {t('home.apply')}
          <Icon name="forward" mirrored />
        </a>
      </div>
      {career.picture && (
        <Picture
          {...langAttributes(career.picture.alt)}
          picture={career.picture}
          sizes="(width < 1100px) 100vw, 48rem"
        />
      )}
    </section>
  )
}

/** Renders cards with pictures on alternating sides; a column on phones. */
function Discover({ cards }: { cards: DiscoverCard[] }) {
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
  const { t, href, langAttributes } = useI18n()
  return (
    <article className="discover-card" id={`${anchorOf(discover)}-${card.id}`}>
      {card.picture && (
        <Picture
          {...langAttributes(card.picture.alt)}
          picture={card.picture}
          sizes="(width < 850px) 100vw, 45rem"
        />
      )}
      <div className="discover-words">
        <h3 {...langAttributes(card.title)}>{card.title}</h3>
        {card.description && <p {...langAttributes(card.description)}>{card.description}</p>}
        {card.url && (
          <a className="button" href={href(card.url)}>
            <span {...langAttributes(card.button)}>{card.button || t('home.more')}</span>
            <span className="only-heard" {...langAttributes(card.title)}>
              {' '}
              {card.title}
            </span>
            <Icon name="forward" mirrored />
          </a>
        )}
      </div>
    </article>
  )
}

/** Renders the place of the saved restaurant: pages are cached, so only the browser knows it. */
function MyRestaurantIsland() {
  const { t, href, language } = useI18n()
  return (
    <Island
      name="MyRestaurant"
      id="my-restaurant"
      component={MyRestaurant}
      props={{
        label: t('home.myRestaurant'),
        sentences: badgeMessages(t),
        locale: locales[language],
        language,
        prefix: href('/contact').slice(0, -'/contact'.length),
      }}
      when="idle"
    />
  )
}

/** Renders the ICM line, and the motif of the brand, which opens below it. */
function TitleArea({ name, brandName }: { name: string; brandName: string }) {
  const { langAttributes } = useI18n()
  const hasMotif = useHasMotif()
  // Without a line there is no band, but a page has a heading.
  if (!name && !hasMotif) return <h1 className="only-heard">{brandName}</h1>
  return (
    <div id={anchorOf(icmBanner)} className="title-area" {...langAttributes(name)}>
      {name ? (
        <Island
          name="TitleLine"
          id="title-line"
          component={TitleLine}
          props={{ text: name }}
          when="seen"
        />
      ) : (
        <h1 className="only-heard">{brandName}</h1>
      )}
      {hasMotif && (
        <div className="motif" data-reveal="">
          <Island name="Reveal" id="motif" component={Reveal} props={{}} when="seen" />
          <Motif at="home" />
        </div>
      )}
    </div>
  )
}
