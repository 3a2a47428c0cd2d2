import type { Slide } from '#catalogue/published.ts'
import { slideshowWords } from '#web/site/home/slideshow-words.ts'
import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PetalBadge } from '#web/ui/petals/petal-badge.tsx'
import { colourOf, Picture } from '#web/ui/picture.tsx'
import { Slideshow } from '#web/ui/slideshow/slideshow.tsx'

/** What is new; stops going on by itself at the first previous or next by hand. */
export function ProductBanner({ products }: { products: Slide[] }) {
  const { say } = useSpeech()
  return (
    <section className="products">
      <h2 className="products-badge">
        <PetalBadge>{say('home.news')}</PetalBadge>
      </h2>
      <Slideshow
        id="product-banner"
        className="products-show"
        label={say('home.news')}
        words={slideshowWords(say)}
        stopsOnStep
        when="seen"
        slides={products.map((slide) => ({ ...slide, content: <ProductSlide slide={slide} /> }))}
      />
    </section>
  )
}

function ProductSlide({ slide }: { slide: Slide }) {
  const { href, marked } = useSpeech()
  return (
    <a className="product deep-colour" href={href(slide.url)} style={colourOf(slide.picture)}>
      <span className="product-words">
        <span className="product-title few-lines" {...marked(slide.title)}>
          {slide.title}
        </span>
        <span className="arrow-disc">
          <Icon name="forward" turns />
        </span>
      </span>
      {slide.picture && (
        <Picture
          {...marked(slide.picture.alt)}
          picture={slide.picture}
          sizes="(width < 850px) 100vw, 50rem"
        />
      )}
    </a>
  )
}
