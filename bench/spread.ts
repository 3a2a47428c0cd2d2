/** Several measurements of one thing. */
export interface Spread {
  median: number
  lowest: number
  highest: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { median: at(0.5), lowest: at(0), highest: at(1) }
}

export function ratio({ median, lowest, highest }: Spread): string {
  return `${median.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})`
}

export function milliseconds({ median, lowest, highest }: Spread): string {
  return `${median.toFixed(0)} ms (${lowest.toFixed(0)} to ${highest.toFixed(0)})`
}

/** The value that this share of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil((sorted.length - 1) * share)] ?? 0
}
