/** Where a key leads in a grid of `count` places and `columns` columns; null when it leads nowhere. */
export function neighbour(key: string, at: number, count: number, columns: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined || at < 0 || next < 0 || next >= count ? null : next
}
