/** The minimum contrast for text of any size (WCAG 2.2, success criterion 1.4.3). */
export const minContrast = 4.5

/** Returns the contrast ratio of two colours (`#rrggbb`), 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns a colour mixed with white, like `color-mix(in srgb, …, white)`. */
export function mixWithWhite(colour: string, share: number): string {
  return mix(colour, share, '#ffffff')
}

/** Returns a share of one colour in another, like `color-mix(in srgb, one share, other)`. */
export function mix(one: string, share: number, other: string): string {
  const under = channels(other)
  const mixed = channels(one).map((value, at) =>
    Math.round(value * share + (under[at] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the relative luminance of a colour, 0 to 1 (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => linear(value / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
