import { luminance, mix } from './contrast.ts'
import { resolveTheme, type ThemeColours } from './resolve-theme.ts'
import type { Theme } from './theme.ts'

/** The most luminance of a dark page (WCAG 2.2): no glare in a dark room, and cards still stand out from it. */
const maxGround = 0.02

/** The colours of a dark page; the brand colour and what stands on it are those of a light one. */
export type DarkColours = Omit<ThemeColours, 'brand' | 'on-brand' | 'brand-hover'>

/**
 * Returns the colours of a theme for guests whose system asks for dark pages: its dark colour is the ground,
 * its light one the text. Null where the look has no dark scheme, or is dark already.
 */
export function resolveDarkScheme(theme: Theme): DarkColours | null {
  if (theme.scheme === 'light') return null
  const { colours, isDark } = resolveTheme(theme)
  if (isDark) return null
  const inDark = { ...theme, ground: darkGround(colours.dark), ink: colours.light }
  const {
    brand,
    'on-brand': onBrand,
    'brand-hover': brandHover,
    ...others
  } = resolveTheme(inDark).colours
  return others
}

function darkGround(dark: string): string {
  const shares = [1, 0.85, 0.7, 0.55, 0.4]
  const shades = shares.map((share) => mix(dark, share, '#000000'))
  return shades.find((shade) => luminance(shade) <= maxGround) ?? '#121212'
}
