import type { IslandRegistry } from '#web/ui/islands/start-islands.ts'

/** The islands of the site by the name in `<Island>`. */
export const islandRegistry: IslandRegistry = {
  Analytics: () => import('./layout/analytics/analytics.tsx').then((module) => module.Analytics),
  ChooseButtons: () =>
    import('./restaurants/my-restaurant-buttons.tsx').then((module) => module.MyRestaurantButtons),
  CloseNotice: () =>
    import('./layout/notice/close-notice.tsx').then((module) => module.CloseNotice),
  DeadlineClock: () =>
    import('#web/site/tender-details/deadline-clock.tsx').then((module) => module.DeadlineClock),
  FaqSearch: () => import('#web/site/faqs/faq-search.tsx').then((module) => module.FaqSearch),
  MenuFilter: () => import('./menu/filter/menu-filter.tsx').then((module) => module.MenuFilter),
  MyRestaurant: () =>
    import('./home/my-restaurant/my-restaurant.tsx').then((module) => module.MyRestaurant),
  Reveal: () => import('#web/ui/reveal.tsx').then((module) => module.Reveal),
  NearMe: () => import('./contact/nearby/near-me.tsx').then((module) => module.NearMe),
  OpenBadges: () =>
    import('./restaurants/badges/open-badges.tsx').then((module) => module.OpenBadges),
  Lightbox: () => import('#web/ui/lightbox/lightbox.tsx').then((module) => module.Lightbox),
  PageContents: () => import('./legal/page-contents.tsx').then((module) => module.PageContents),
  PhoneWidth: () => import('./preview/phone-width.tsx').then((module) => module.PhoneWidth),
  RestaurantMap: () =>
    import('./contact/map/restaurant-map.tsx').then((module) => module.RestaurantMap),
  SearchBox: () => import('#web/ui/search-box.tsx').then((module) => module.SearchBox),
  ShareButton: () => import('./menu-details/share-button.tsx').then((module) => module.ShareButton),
  SlideshowControls: () =>
    import('#web/ui/slideshow/slideshow-controls.tsx').then((module) => module.SlideshowControls),
  VideoPlayer: () => import('#web/site/app/video-player.tsx').then((module) => module.VideoPlayer),
  TitleLine: () => import('./home/title/title-line.tsx').then((module) => module.TitleLine),
  ToTop: () => import('#web/ui/to-top.tsx').then((module) => module.ToTop),
}
