import { contrast, luminance, minContrast, mix } from './contrast.ts'
import type { Theme } from './theme.ts'

/** The minimum contrast of large text, icons and edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const minLargeContrast = 3

const white = '#ffffff'
const black = '#000000'

/** The colours of pages, each a custom property of the same name (`tokens.css`). */
export interface ThemeColours {
  brand: string
  'on-brand': string
  /** Where a pointer is over the brand colour: the text on it is read still better. */
  'brand-hover': string
  ink: string
  'ink-soft': string
  ground: string
  'ground-deep': string
  /** The background of cards and fields on the ground. */
  card: string
  /** The pair on pictures and dark areas, whatever the ground. */
  dark: string
  light: string
  /** The brand colour on dark areas; light where it is dark itself. */
  bright: string
  accent: string
  'on-accent': string
  positive: string
}

/** A chosen colour that is too weak where it is used: `text` on `on`. */
export interface WeakPair {
  field: 'brand' | 'ink' | 'accent' | 'positive'
  text: 'white' | 'dark' | 'ink' | 'accent' | 'positive'
  on: 'brand' | 'ground' | 'card'
  found: number
  least: number
  /** The nearest shade of the chosen colour that works. */
  works: string
}

export interface ResolvedTheme {
  colours: ThemeColours
  isDark: boolean
  weak: WeakPair[]
}

/** Attention and success are red and green for a brand that chooses no others. */
const warmRed = '#e4432d'
const leafGreen = '#2f7d4f'

/** Light words need this luminance on the lightest part of a darkened picture (`main-banner.css`). */
const minLight = 0.86

/** The lightest ground beside a picture (`.deep-colour` in `base.css`). */
const palestDark = '#444444'

/**
 * Derives the colours that are empty and checks each where it is used. A chosen colour that is too
 * weak is reported, and replaced by the nearest shade that works: pages stay readable when the
 * colours in Settings change after the look was approved.
 */
export function resolveTheme(theme: Theme): ResolvedTheme {
  const { brand, onBrand, weak: weakBrand } = resolveBrand(theme)
  const ground = theme.ground || mix(brand, 0.09, white)
  const isDark = contrast(white, ground) > contrast(black, ground)
  const ink = nearestShade(theme.ink || inkFrom(theme, ground), [ground], minContrast)
  // A bright brand colour on a dark ground would turn brown or olive.
  const tint = isDark || contrast(brand, ground) < 1.3 ? ink : brand
  const groundDeep = strongestMix(tint, [0.165, 0.12, 0.08, 0.04], ground, ink)
  // Light text may be readable on a middling ground, but not on a white card.
  const isCardDark = isDark || contrast(ink, white) < minContrast
  const card = isCardDark
    ? strongestMix(white, [0.1, 0.07, 0.04], ground, ink)
    : cardOn(ground, strongestMix(tint, [0.06, 0.03], ground, ink))
  const surfaces = { ground, card }
  const accent = nearestShade(theme.accent || warmRed, [ground, card], minLargeContrast)
  const positive = nearestShade(theme.positive || leafGreen, [ground, card], minContrast)
  const dark = nearestShade(isDark ? mix(ground, 0.6, black) : ink, [white], 9)
  const pale = isDark ? ink : ground
  const light = luminance(pale) >= minLight ? pale : white
  const isBright = [dark, palestDark].every((on) => contrast(brand, on) >= minContrast)
  return {
    colours: {
      brand,
      'on-brand': onBrand,
      'brand-hover': mix(brand, 0.75, luminance(onBrand) > luminance(brand) ? black : white),
      ink,
      'ink-soft': softInk(ink, ground, [ground, groundDeep, card]),
      ground,
      'ground-deep': groundDeep,
      card,
      dark,
      light,
      bright: isBright ? brand : light,
      accent,
      'on-accent': contrast(white, accent) >= minLargeContrast ? white : black,
      positive,
    },
    isDark,
    weak: [
      ...weakBrand,
      ...weakOn('ink', theme.ink, { surfaces: { ground }, least: minContrast, works: ink }),
      ...weakOn('accent', theme.accent, { surfaces, least: minLargeContrast, works: accent }),
      ...weakOn('positive', theme.positive, { surfaces, least: minContrast, works: positive }),
    ],
  }
}

function resolveBrand(theme: Theme): { brand: string; onBrand: string; weak: WeakPair[] } {
  const brand = theme.brand || theme.primary
  const texts = { white, dark: darkText(theme) }
  const byContrast = contrast(texts.dark, brand) >= contrast(white, brand) ? 'dark' : 'white'
  const best = texts[byContrast]
  // Of a middling colour and a dark text that is not quite black neither may do: black or white does.
  const auto = contrast(best, brand) >= minContrast ? best : moreReadable(brand)
  const { on_brand: asked = 'auto' } = theme
  if (asked === 'auto') return { brand, onBrand: auto, weak: [] }
  const found = contrast(texts[asked], brand)
  if (found >= minContrast) return { brand, onBrand: texts[asked], weak: [] }
  const works = nearestShade(brand, [texts[asked]], minContrast)
  const pair = { field: 'brand', text: asked, on: 'brand' } as const
  return { brand, onBrand: auto, weak: [{ ...pair, found, least: minContrast, works }] }
}

/** Cards are white, or slightly tinted where the page itself is. */
function cardOn(ground: string, tinted: string): string {
  return luminance(ground) > 0.97 ? tinted : white
}

function moreReadable(ground: string): string {
  return contrast(white, ground) > contrast(black, ground) ? white : black
}

/** Returns the secondary colour; one that is nearly the ground would turn grey: black or white then. */
function inkFrom(theme: Theme, ground: string): string {
  if (contrast(theme.secondary, ground) >= 2) return theme.secondary
  return moreReadable(ground) === white ? white : darkText(theme)
}

/** Returns the text's own colour where that is dark, else nearly black. */
function darkText({ ink, secondary }: Theme): string {
  return [ink, secondary].find((one) => one && contrast(one, white) >= 9) ?? '#1a1a1a'
}

/** Returns the colour, or its nearest mix with black or white that has the contrast on all grounds. */
function nearestShade(colour: string, grounds: readonly string[], least: number): string {
  for (let share = 100; share >= 0; share--) {
    const shades = [mix(colour, share / 100, black), mix(colour, share / 100, white)]
    const shade = shades.find((one) => grounds.every((ground) => contrast(one, ground) >= least))
    if (shade) return shade
  }
  return moreReadable(grounds[0] ?? white)
}

/** Returns the strongest mix of a tint with the ground on which text can still be read. */
function strongestMix(tint: string, shares: readonly number[], ground: string, ink: string) {
  const mixes = shares.map((share) => mix(tint, share, ground))
  return mixes.find((one) => contrast(ink, one) >= minContrast) ?? ground
}

/** Returns the text colour for less important text, as soft as all grounds allow. */
function softInk(ink: string, ground: string, grounds: readonly string[]): string {
  const mixes = [0.8, 0.9].map((share) => mix(ink, share, ground))
  return mixes.find((one) => grounds.every((on) => contrast(one, on) >= minContrast)) ?? ink
}

interface Requirement {
  surfaces: Partial<Record<WeakPair['on'], string>>
  /** Contrast ratio. */
  least: number
  /** The nearest shade that works. */
  works: string
}

/** Reports a chosen colour on the surface where it is weakest. */
function weakOn(
  field: Exclude<WeakPair['field'], 'brand'>,
  chosen: string | undefined,
  { surfaces, least, works }: Requirement,
): WeakPair[] {
  if (!chosen || chosen === works) return []
  const ratios = Object.entries(surfaces).map(
    ([on, surface]) => [on as WeakPair['on'], contrast(chosen, surface)] as const,
  )
  const [weakest] = ratios.toSorted(([, one], [, other]) => one - other)
  return weakest ? [{ field, text: field, on: weakest[0], found: weakest[1], least, works }] : []
}
