import type { Slide } from '#catalogue/published.ts'
import { words } from '#web/site/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { colourOf, Picture } from '#web/ui/picture.tsx'
import { Slideshow } from '#web/ui/slideshow/slideshow.tsx'

/** On a tall window the picture is cropped at its sides: wider, then, than the window. */
const heroSizes = 'max(100vw, 150vh - 33rem)'

/** The first screen, but for the edge of what comes next; goes on by itself after manual use. */
export function MainBanner({ banners }: { banners: Slide[] }) {
  return (
    <Slideshow
      id="main-banner"
      className="hero"
      label={words.banners}
      words={words.slideshow}
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
  return (
    <a className="hero-slide deep-colour" href={slide.url} style={colourOf(slide.picture)}>
      {slide.picture && (
        <Picture picture={slide.picture} sizes={heroSizes} urgency={first ? 'first' : 'later'} />
      )}
      {slide.title && (
        <span className="hero-title deep-colour">
          <span className="few-lines">{slide.title}</span>
          <span className="arrow-disc">
            <Icon name="forward" turns />
          </span>
        </span>
      )}
    </a>
  )
}
