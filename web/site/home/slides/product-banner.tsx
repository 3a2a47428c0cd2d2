import { anchorOf } from '#catalogue/declaration.ts'
import type { Slide } from '#catalogue/published.ts'
import { productBanner } from '#catalogue/sections/home/product-banner.ts'
import { SlideFacts } from '#web/site/home/slides/slide-facts.tsx'
import { slideshowLabels } from '#web/site/home/slides/slideshow-words.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { PetalBadge } from '#web/ui/petals/petal-badge.tsx'
import { averageColour, Picture } from '#web/ui/picture.tsx'
import { Slideshow } from '#web/ui/slideshow/slideshow.tsx'

/** What is new; stops going on by itself at the first previous or next by hand. */
export function ProductBanner({ products }: { products: Slide[] }) {
  const { t } = useI18n()
  return (
    <section id={anchorOf(productBanner)} className="products">
      <h2 className="products-badge">
        <PetalBadge>{t('home.news')}</PetalBadge>
      </h2>
      <Slideshow
        id="product-banner"
        className="products-show"
        label={t('home.news')}
        words={slideshowLabels(t)}
        stopsOnStep
        when="seen"
        slides={products.map((slide) => ({ ...slide, content: <ProductCard slide={slide} /> }))}
      />
    </section>
  )
}

function ProductCard({ slide }: { slide: Slide }) {
  const { href, marked } = useI18n()
  const { tag } = slide.facts
  return (
    <a className="product deep-colour" href={href(slide.url)} style={averageColour(slide.picture)}>
      <span className="product-words">
        <span className="product-title few-lines" {...marked(slide.title)}>
          {slide.title}
        </span>
        {tag && <span className="product-tag">{tag}</span>}
        <SlideFacts facts={slide.facts} />
      </span>
      {slide.picture && (
        <Picture
          {...marked(slide.picture.alt)}
          picture={slide.picture}
          sizes="(width < 600px) 84vw, (width < 1100px) 44vw, 27rem"
        />
      )}
    </a>
  )
}
