interface At {
  place: number
  count: number
  isRtl: boolean
}

/** Where a key leads among pictures side by side; null for a key that leads nowhere, and at either end. */
export function nextIndex(key: string, { place, count, isRtl }: At): number | null {
  const [back, on] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const to = { [back]: place - 1, [on]: place + 1, Home: 0, End: count - 1 }[key]
  return to === undefined || to < 0 || to >= count || to === place ? null : to
}
