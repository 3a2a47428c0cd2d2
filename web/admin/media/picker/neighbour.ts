/**
 * Where a key leads in a grid of `count` places and `columns` columns; null when it leads nowhere.
 * @param direction `rtl` where the first place is at the right
 */
export function neighbour(
  key: string,
  at: number,
  count: number,
  columns: number,
  direction = 'ltr',
): number | null {
  const right = direction === 'rtl' ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: at + right,
    ArrowLeft: at - right,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined || at < 0 || next < 0 || next >= count ? null : next
}
