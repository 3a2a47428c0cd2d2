import type { CSSProperties } from 'react'
import { resolveDarkScheme } from '#catalogue/theme/dark-scheme.ts'
import { resolveTheme, type ThemeColours } from '#catalogue/theme/resolve-theme.ts'
import type { Theme } from '#catalogue/theme/theme.ts'

/**
 * Returns what `<html>` carries for a theme: its colours as custom properties, and everything that
 * is not the default as data attributes, by which style sheets choose (`tokens.css`).
 */
export function themeAttributes(theme: Theme) {
  const { colours, isDark } = resolveTheme(theme)
  const { corners, density, motif, footer_edge, hero_style } = theme
  const inDark = resolveDarkScheme(theme)
  const style: CSSProperties = {
    ...properties(colours),
    '--logo-ground': colours.ground,
    ...(inDark && properties(inDark, 'dark-')),
  }
  return {
    style,
    'data-ground': isDark ? 'dark' : undefined,
    'data-scheme': inDark ? 'system' : undefined,
    'data-corners': corners === 'round' ? undefined : corners,
    'data-density': density === 'normal' ? undefined : density,
    'data-motif': motif === 'none' ? motif : undefined,
    'data-footer-edge': footer_edge === 'straight' ? footer_edge : undefined,
    'data-hero': hero_style === 'over' ? undefined : hero_style,
  }
}

function properties(colours: Partial<ThemeColours>, prefix = ''): Record<`--${string}`, string> {
  return Object.fromEntries(
    Object.entries(colours).map(([role, colour]) => [`--${prefix}${role}`, colour]),
  )
}
