import type { FaceKey } from './bundled-faces.ts'

export const onBrandChoices = ['auto', 'white', 'dark'] as const
export const cornerChoices = ['sharp', 'soft', 'round'] as const
export const densityChoices = ['compact', 'normal', 'generous'] as const
/** `own`: the drawing of the brand's folder. */
export const motifChoices = ['none', 'own'] as const
export const footerEdgeChoices = ['straight', 'own'] as const
export const heroChoices = ['over', 'panel', 'picture'] as const
/** `system`: dark pages for guests whose system asks for them. */
export const schemeChoices = ['system', 'light'] as const

/** The two colours of Settings, `#rrggbb`. */
export interface BrandColours {
  primary: string
  secondary: string
}

/**
 * A brand's look as data, in the names of the section `frame.look`. Colours are `#rrggbb`; those that
 * are empty or missing are derived from `primary` and `secondary` (`resolve-theme.ts`).
 */
export interface Theme extends BrandColours {
  brand?: string
  /** Text on the brand colour; `auto` (the default) is the more readable one. */
  on_brand?: (typeof onBrandChoices)[number]
  /** Text. */
  ink?: string
  /** The background of pages. */
  ground?: string
  accent?: string
  /** What is open, vegetarian or current. */
  positive?: string
  display_face?: FaceKey<'display'>
  text_face?: FaceKey<'text'>
  corners?: (typeof cornerChoices)[number]
  density?: (typeof densityChoices)[number]
  motif?: (typeof motifChoices)[number]
  footer_edge?: (typeof footerEdgeChoices)[number]
  /** The main banner: words over the picture, on a panel beside it, or the picture alone. */
  hero_style?: (typeof heroChoices)[number]
  scheme?: (typeof schemeChoices)[number]
  /** The sticker on the first product; empty: the word for news in the page's language. */
  badge_text?: string
}
