import type { SaySite } from '#catalogue/messages/site-speech.ts'
import type { SlideshowProps } from '#web/ui/slideshow/slideshow.tsx'

/** What a slideshow says of itself. */
export function slideshowWords(say: SaySite): SlideshowProps['words'] {
  return {
    slideshow: say('slides.slideshow'),
    slide: say('slides.slide'),
    name: (place, total, title) =>
      title ? say('slides.name', { place, total, title }) : say('slides.place', { place, total }),
    controls: {
      previous: say('slides.previous'),
      next: say('slides.next'),
      pause: say('slides.pause'),
      play: say('slides.play'),
    },
  }
}
