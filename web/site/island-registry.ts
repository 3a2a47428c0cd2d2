import type { IslandRegistry } from '#web/ui/islands/start-islands.ts'

/** Every part of the visitors' pages that moves, by the name its `<Island>` carries. */
export const islandRegistry: IslandRegistry = {
  Arch: () => import('#web/site/home/arch.tsx').then((module) => module.Arch),
  FaqSearch: () => import('#web/site/faqs/faq-search.tsx').then((module) => module.FaqSearch),
  PhoneWidth: () => import('./preview/phone-width.tsx').then((module) => module.PhoneWidth),
  SearchBox: () => import('#web/ui/search-box.tsx').then((module) => module.SearchBox),
  SlideshowControls: () =>
    import('#web/ui/slideshow/slideshow-controls.tsx').then((module) => module.SlideshowControls),
  VideoPlayer: () => import('#web/site/app/video-player.tsx').then((module) => module.VideoPlayer),
  TitleLine: () => import('./home/title/title-line.tsx').then((module) => module.TitleLine),
  ToTop: () => import('#web/ui/to-top.tsx').then((module) => module.ToTop),
}
