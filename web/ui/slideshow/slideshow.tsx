import type { ReactNode } from 'react'
import { Island, type IslandTime } from '#web/ui/islands/island.tsx'
import {
  type SlideshowControlLabels,
  SlideshowControls,
} from '#web/ui/slideshow/slideshow-controls.tsx'

export interface SlideshowProps {
  id: string
  className: string
  /** Must not contain the word "slideshow", which screen readers add. */
  label: string
  slides: { id: number; title: string; content: ReactNode }[]
  stopsOnStep: boolean
  when: IslandTime
  words: {
    slideshow: string
    slide: string
    name: (place: number, total: number, title: string) => string
    controls: SlideshowControlLabels
  }
}

/**
 * Renders slides on a scroll-snap track, which works without script (WAI-ARIA APG, carousel
 * pattern).
 */
export function Slideshow(props: SlideshowProps) {
  const { id, className, label, slides, stopsOnStep, when, words } = props
  const labels = slides.map(({ title }, index) => words.name(index + 1, slides.length, title))
  return (
    <section
      id={id}
      className={`slideshow ${className}`}
      style={{ '--slides': slides.length }}
      aria-roledescription={words.slideshow}
      aria-label={label}
    >
      {slides.length > 1 && (
        <Island
          name="SlideshowControls"
          id={`${id}-controls`}
          component={SlideshowControls}
          props={{ id, labels, stopsOnStep, words: words.controls }}
          when={when}
        />
      )}
      <div className="slideshow-track" id={`${id}-track`}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's group of one slide
          <div
            key={slide.id}
            id={`${id}-${index + 1}`}
            className="slide"
            role="group"
            aria-roledescription={words.slide}
            aria-label={labels[index]}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  )
}
