const units = ['KB', 'MB', 'GB', 'TB'] as const

/** A number of bytes as people say it: `512 bytes`, `340 KB`, `3.4 MB`. Thousands, as disks count. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  let [value, place] = [bytes / 1000, 0]
  // 999.95 KB would read "1000 KB".
  while (value >= 999.5 && place < units.length - 1) {
    value /= 1000
    place += 1
  }
  const digits = value < 10 && place > 0 ? 1 : 0
  return `${Number(value.toFixed(digits))} ${units[place]}`
}

/** `1 file`, `12 files`. */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}
