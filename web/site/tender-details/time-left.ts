const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const

/** How long it is: its two largest units, as the language writes them. */
export function timeLeft(ms: number, locale: string): string {
  let seconds = Math.ceil(ms / 1000)
  const parts = units.map(([unit, size]) => {
    const count = Math.floor(seconds / size)
    seconds -= count * size
    return { unit, count }
  })
  const first = Math.max(
    0,
    parts.findIndex(({ count }) => count > 0),
  )
  const shown = parts.slice(first, first + 2).map(({ unit, count }) => {
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  })
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(shown)
}
