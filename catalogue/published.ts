import type { State } from './revision-state.ts'
import type { Theme } from './theme/theme.ts'

/** The shapes of guests' pages and of the public API (specification section 7). */

/** A picture ready for `<picture>`: every address is immutable, every size is in CSS pixels. */
export interface Picture {
  src: string
  /** Modern formats first: `{ type: 'image/webp', srcset: '… 640w, … 1200w' }`. */
  sources: { type: string; srcset: string }[]
  width: number
  height: number
  alt: string
  /** Average colour, shown until the bytes arrive. */
  color: string
  /** Where the eye should land, each 0 to 1 from the top left corner. */
  focal: { x: number; y: number }
  /** What social networks show of it. */
  social?: SocialPicture | undefined
}

/** A card of 1200 x 630 cut around the focal point once it is made, until then the whole picture. */
export interface SocialPicture {
  src: string
  /** In pixels, of the file itself. */
  width: number
  height: number
}

export interface Download {
  id: number
  name: string
  url: string
  size: number
}

export interface Slide {
  id: number
  title: string
  url: string
  picture: Picture | null
  facts: SlideFacts
}

/** What a slide says of what it is about, as far as that is known. In the page's words. */
export interface SlideFacts {
  kind: 'offer' | 'dish' | 'page'
  price: string | null
  /** Until when it can be had. */
  until: string | null
  /** That it is new, or what it is fit for. */
  tag: string | null
}

export interface DiscoverCard {
  id: number
  title: string
  description: string
  url: string
  /** The card's button text; the page falls back to "More" when it is empty. */
  button: string
  picture: Picture | null
}

export interface CareerBlock {
  title: string
  description: string
  picture: Picture | null
  /** How many positions are open. */
  open: number
}

export interface HomeContent {
  banners: Slide[]
  icm: { name: string }
  products: Slide[]
  /** What the sticker on the first product says; '' for the page's word for news. */
  badge: string
  discover: DiscoverCard[]
  career: CareerBlock | null
}

/** `path` is already safe to put into `href`; null means "no path": shown, but not a link. */
export interface MenuLink {
  id: number | string
  name: string
  path: string | null
}

export interface MenuOverlay {
  /** `path`: of the category that an icon stands for. */
  icons: { id: number; name: string; picture: Picture | null; path: string }[]
  /** `path` of a sub-list is `/menu?val={index}&name={name}`, encoded. */
  categories: { name: string; path: string; lists: { name: string; path: string }[] }[]
}

/** The notice on top of a page. */
export interface SiteNotice {
  text: string
  url: string
  /** The words of the link; '' for our own. */
  link_text: string
  tone: 'info' | 'warning' | 'closure'
  /** A guest who dismissed this revision does not see it again. */
  revision: string
  /** Ids of the restaurants and groups on whose pages it is shown; without both on every page. */
  locations: readonly number[]
  groups: readonly number[]
}

/** What counts visits. */
export interface SiteAnalytics {
  service: 'plausible' | 'matomo' | 'ga4' | 'gtm'
  name: string
  id: string
  /** The address of its script. */
  script: string
  /** What the content security policy allows for it. */
  origins: readonly string[]
  /** Whether it needs a guest's consent. */
  asks: boolean
}

/** What surrounds every page. */
export interface SiteLayout {
  brand: { name: string; theme: Theme }
  /** The one that a page shows. */
  notice: SiteNotice | null
  /** All that some page shows, the most important first. */
  notices: readonly SiteNotice[]
  analytics: SiteAnalytics | null
  logo: Picture | null
  header: MenuLink[]
  /** Shown in place of `header` below a window width of 850 px. */
  mobile: MenuLink[]
  burger: { links: MenuLink[]; icon: Picture | null }
  overlay: MenuOverlay
  /** The round buttons at the side of a page. */
  side: { pickup: string; delivery: string; find: string }
  footer: {
    slogan: Picture | null
    googlePlay: { picture: Picture | null; url: string }
    appStore: { picture: Picture | null; url: string }
    text: string
    copyright: string
    links: MenuLink[]
    social: { name: string; url: string }[]
  }
}

/** A moment (ISO 8601 UTC) that staff chose to see a page of. */
export interface ShownMoment {
  at: string
  isPast: boolean
}

/** Something that a preview shows and guests do not see yet. */
export interface Previewed {
  /** The declaration's, in English. */
  label: string
  /** What an entry is called; '' for a section. */
  title: string
  state: State
  author: string
  /** The back-office page that edits it. */
  editorPath: string | null
}
