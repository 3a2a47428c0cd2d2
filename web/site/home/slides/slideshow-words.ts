import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import type { SlideshowProps } from '#web/ui/slideshow/slideshow.tsx'

/** What a slideshow says of itself. */
export function slideshowLabels(t: TranslateSite): SlideshowProps['words'] {
  return {
    slideshow: t('slides.slideshow'),
    slide: t('slides.slide'),
    name: (place, total, title) =>
      title ? t('slides.name', { place, total, title }) : t('slides.place', { place, total }),
    controls: {
      previous: t('slides.previous'),
      next: t('slides.next'),
      pause: t('slides.pause'),
      play: t('slides.play'),
    },
  }
}
