import type { Slide } from '#catalogue/published.ts'
import { slideshowWords } from '#web/site/home/slideshow-words.ts'
import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { colourOf, Picture } from '#web/ui/picture.tsx'
import { Slideshow } from '#web/ui/slideshow/slideshow.tsx'

/** On a tall window the picture is cropped at its sides: wider, then, than the window. */
const heroSizes = 'max(100vw, 150vh - 33rem)'

/** The first screen, but for the edge of what comes next; goes on by itself after manual use. */
export function MainBanner({ banners }: { banners: Slide[] }) {
  const { say } = useSpeech()
  return (
    <Slideshow
      id="main-banner"
      className="hero"
      label={say('home.banners')}
      words={slideshowWords(say)}
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
  const { href, marked } = useSpeech()
  return (
    <a className="hero-slide deep-colour" href={href(slide.url)} style={colourOf(slide.picture)}>
      {slide.picture && (
        <Picture
          {...marked(slide.picture.alt)}
          picture={slide.picture}
          sizes={heroSizes}
          urgency={first ? 'first' : 'later'}
        />
      )}
      {slide.title && (
        <span className="hero-title deep-colour">
          <span className="few-lines" {...marked(slide.title)}>
            {slide.title}
          </span>
          <span className="arrow-disc">
            <Icon name="forward" turns />
          </span>
        </span>
      )}
    </a>
  )
}
