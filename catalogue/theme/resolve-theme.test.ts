import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveTheme } from './resolve-theme.ts'
import type { Theme } from './theme.ts'

/** The contrast as WCAG 2.2 writes it down, worked out here a second time. */
function ratio(one: string, other: string): number {
  const lightness = (colour: string) => {
    const [r, g, b] = (colour.match(/[0-9a-f]{2}/g) ?? []).map((hex) => {
      const value = Number.parseInt(hex, 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return r * 0.2126 + g * 0.7152 + b * 0.0722 + 0.05
  }
  const [low, high] = [lightness(one), lightness(other)].sort((a, b) => a - b) as [number, number]
  return high / low
}

const marigold: Theme = { primary: '#ffb81c', secondary: '#2b1420' }

test('the colours of Marigold follow from its two, as they always have', () => {
  const { colours, isDark, weak } = resolveTheme(marigold)
  expect(colours).toMatchObject({
    brand: '#ffb81c',
    'on-brand': '#2b1420',
    ink: '#2b1420',
    // 9 % of the brand colour in white.
    ground: '#fff9eb',
    card: '#ffffff',
    dark: '#2b1420',
    light: '#fff9eb',
    bright: '#ffb81c',
    accent: '#e4432d',
    'on-accent': '#ffffff',
    positive: '#2f7d4f',
  })
  expect([isDark, weak]).toEqual([false, []])
})

test('text on a dark green is white, and so is what is bright on dark areas', () => {
  const { colours, weak } = resolveTheme({
    primary: '#0b5d3b',
    secondary: '#10291e',
    ground: '#ffffff',
  })
  expect(colours).toMatchObject({ brand: '#0b5d3b', 'on-brand': '#ffffff', ground: '#ffffff' })
  expect(colours.bright).toBe('#ffffff')
  expect(weak).toEqual([])
})

test('a secondary colour that is nearly the ground leaves text black or white, and not grey', () => {
  const green = resolveTheme({ primary: '#0b5d3b', secondary: '#ffffff' })
  expect(green.colours.ink).toBe('#1a1a1a')
  const night = resolveTheme({ primary: '#f2c14e', secondary: '#101010', ground: '#14281d' })
  expect(night.colours.ink).toBe('#ffffff')
})

test('on a dark ground text, cards and what is positive turn light', () => {
  const { colours, isDark, weak } = resolveTheme({
    primary: '#f2c14e',
    secondary: '#fdf6e3',
    ground: '#14281d',
  })
  expect(isDark).toBe(true)
  expect(weak).toEqual([])
  expect(colours.ink).toBe('#fdf6e3')
  for (const surface of [colours.ground, colours['ground-deep'], colours.card]) {
    expect(ratio(colours.ink, surface)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(colours['ink-soft'], surface)).toBeGreaterThanOrEqual(4.5)
  }
  expect(ratio(colours.positive, colours.card)).toBeGreaterThanOrEqual(4.5)
  // Deeper than the page: a footer is seen as one.
  expect(ratio(colours.dark, colours.ground)).toBeGreaterThan(1.1)
})

test('a weak colour is reported with its pair and the nearest shade that works', () => {
  const pale = resolveTheme({ ...marigold, ink: '#c08000', ground: '#ffffff' })
  const [weak] = pale.weak
  expect(weak).toMatchObject({ field: 'ink', text: 'ink', on: 'ground', least: 4.5 })
  // White has the luminance 1; that of #c08000 is 0.2687.
  expect(weak?.found).toBeCloseTo(1.05 / 0.3187, 1)
  expect(ratio(weak?.works ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  // Two hundredths nearer to the colour it is too weak.
  expect(ratio(weak?.works ?? '', '#ffffff')).toBeLessThan(4.8)
  expect(pale.colours.ink).toBe(weak?.works)
  expect(resolveTheme({ ...marigold, ink: weak?.works ?? '', ground: '#ffffff' }).weak).toEqual([])
})

test('white text that was asked for on a bright brand colour is a fault of that colour', () => {
  const { weak, colours } = resolveTheme({ ...marigold, on_brand: 'white' })
  expect(weak).toMatchObject([{ field: 'brand', text: 'white', on: 'brand' }])
  expect(ratio('#ffffff', weak[0]?.works ?? '')).toBeGreaterThanOrEqual(4.5)
  expect(colours['on-brand']).toBe('#2b1420')
})

test('an accent is told to be weak on the surface where it is weakest', () => {
  const { weak } = resolveTheme({ ...marigold, accent: '#ffdd88' })
  expect(weak).toMatchObject([{ field: 'accent', on: 'ground', least: 3 }])
  const { weak: positive } = resolveTheme({ ...marigold, positive: '#66bb66' })
  expect(positive).toMatchObject([{ field: 'positive', least: 4.5 }])
})

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`)
const maybe = fc.option(colour, { nil: '' })

test('every pair that pages use can be read, whatever colours were chosen', () => {
  const theme: fc.Arbitrary<Theme> = fc.record({
    primary: colour,
    secondary: colour,
    brand: maybe,
    on_brand: fc.constantFrom('auto', 'white', 'dark'),
    ink: maybe,
    ground: maybe,
    accent: maybe,
    positive: maybe,
  })
  fc.assert(
    fc.property(theme, (chosen) => {
      const { colours: c } = resolveTheme(chosen)
      const texts: [text: string, ground: string][] = [
        [c.ink, c.ground],
        [c.ink, c['ground-deep']],
        [c.ink, c.card],
        [c['ink-soft'], c.ground],
        [c['ink-soft'], c['ground-deep']],
        [c['ink-soft'], c.card],
        [c['on-brand'], c.brand],
        [c['on-brand'], c['brand-hover']],
        [c.light, c.dark],
        [c.bright, c.dark],
        [c.positive, c.ground],
        [c.positive, c.card],
      ]
      const controls: [text: string, ground: string][] = [
        [c.accent, c.ground],
        [c.accent, c.card],
        [c['on-accent'], c.accent],
      ]
      for (const [one, other] of texts) expect(ratio(one, other)).toBeGreaterThanOrEqual(4.5)
      for (const [one, other] of controls) expect(ratio(one, other)).toBeGreaterThanOrEqual(3)
    }),
    { numRuns: 1_000 },
  )
})

test('a chosen colour that works is left as it is', () => {
  fc.assert(
    fc.property(colour, colour, (ink, ground) => {
      const { colours, weak } = resolveTheme({ ...marigold, ink, ground })
      const isReadable = ratio(ink, ground) >= 4.5
      expect(weak.some(({ field }) => field === 'ink')).toBe(!isReadable)
      expect(colours.ink === ink).toBe(isReadable)
      expect(colours.ground).toBe(ground)
    }),
  )
})
