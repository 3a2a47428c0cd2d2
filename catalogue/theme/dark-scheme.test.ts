import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, luminance } from './contrast.ts'
import { resolveDarkScheme } from './dark-scheme.ts'
import { resolveTheme } from './resolve-theme.ts'
import type { Theme } from './theme.ts'

const marigold: Theme = { primary: '#ffb81c', secondary: '#2b1420' }

test('dark pages are the dark colour of the light ones, with their light colour as text', () => {
  expect(resolveDarkScheme(marigold)).toMatchObject({
    ground: '#2b1420',
    ink: '#fff9eb',
    bright: '#ffb81c',
    light: '#fff9eb',
  })
})

test('a look without dark pages, or with a dark ground of its own, has no second colours', () => {
  expect(resolveDarkScheme({ ...marigold, scheme: 'light' })).toBeNull()
  expect(resolveDarkScheme({ ...marigold, scheme: 'system', ground: '#14281d' })).toBeNull()
})

test('a bright text colour makes no bright ground', () => {
  const dark = resolveDarkScheme({ primary: '#0055ff', secondary: '#0033cc', ink: '#0033cc' })
  expect(luminance(dark?.ground ?? '#ffffff')).toBeLessThanOrEqual(0.02)
})

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`)
const maybe = fc.option(colour, { nil: '' })

test('every pair of a dark page can be read, whatever colours were chosen', () => {
  const theme: fc.Arbitrary<Theme> = fc.record({
    primary: colour,
    secondary: colour,
    ink: maybe,
    ground: maybe,
    accent: maybe,
    positive: maybe,
  })
  fc.assert(
    fc.property(theme, (chosen) => {
      const dark = resolveDarkScheme(chosen)
      expect(dark === null).toBe(resolveTheme(chosen).isDark)
      if (!dark) return
      const { brand } = resolveTheme(chosen).colours
      expect(luminance(dark.ground)).toBeLessThanOrEqual(0.02)
      const pairs: [text: string, ground: string, least: number][] = [
        [dark.ink, dark.ground, 7],
        [dark.ink, dark.card, 4.5],
        [dark['ink-soft'], dark['ground-deep'], 4.5],
        [dark.light, dark.dark, 4.5],
        [dark.positive, dark.card, 4.5],
        [dark.accent, dark.card, 3],
        [dark['on-accent'], dark.accent, 3],
      ]
      for (const [text, ground, least] of pairs)
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(least)
      if (dark.bright !== dark.light) expect(dark.bright).toBe(brand)
    }),
    { numRuns: 300 },
  )
})
