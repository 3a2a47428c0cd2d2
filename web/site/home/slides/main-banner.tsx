import type { Slide } from '#catalogue/published.ts'
import { SlideFacts } from '#web/site/home/slides/slide-facts.tsx'
import { slideshowLabels } from '#web/site/home/slides/slideshow-words.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { averageColour, Picture, pictureTone } from '#web/ui/picture.tsx'
import { Slideshow } from '#web/ui/slideshow/slideshow.tsx'

/**
 * How wide the picture is drawn: on an upright phone it more than fills the box above the words,
 * elsewhere the banner, up to 2.2 times as wide as that is tall (`main-banner.css`); pictures are 3:2.
 */
const heroSizes =
  '(width < 850px) and (orientation: portrait) max(120vw, 82vh - 12rem), max(min(100vw, 189vh - 15rem), 129vh - 10rem)'

/** The first screen, but for the edge of what comes next; goes on by itself after manual use. */
export function MainBanner({ banners }: { banners: Slide[] }) {
  const { t } = useI18n()
  return (
    <Slideshow
      id="main-banner"
      className="hero"
      label={t('home.banners')}
      words={slideshowLabels(t)}
      stopsOnStep={false}
      when="idle"
      slides={banners.map((slide, index) => ({
        ...slide,
        content: <MainSlide slide={slide} first={index === 0} />,
      }))}
    />
  )
}

function MainSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const { href, marked } = useI18n()
  return (
    <a
      className="hero-slide deep-colour"
      data-tone={pictureTone(slide.picture)}
      href={href(slide.url)}
      style={averageColour(slide.picture)}
    >
      {slide.title && (
        <span className="hero-words">
          <span
            className="hero-title few-lines"
            data-length={titleLength(slide.title)}
            {...marked(slide.title)}
          >
            {slide.title}
          </span>
          <SlideFacts facts={slide.facts} />
        </span>
      )}
      {slide.picture && (
        <Picture
          {...marked(slide.picture.alt)}
          picture={slide.picture}
          sizes={heroSizes}
          urgency={first ? 'first' : 'later'}
        />
      )}
    </a>
  )
}

/** Long titles, and those with a long word, are set smaller, so that they stay whole. */
function titleLength(title: string) {
  const word = Math.max(...title.split(/[\s-]+/).map(({ length }) => length))
  if (title.length > 70 || word > 18) return 'longest'
  return title.length > 32 || word > 11 ? 'long' : undefined
}
