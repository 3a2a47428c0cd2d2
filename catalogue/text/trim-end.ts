/** Returns a text without characters of `sign` at its end; `/X+$/` takes quadratic time. */
export function trimEndOf(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0) {
    const isPair = end > 1 && (text.codePointAt(end - 2) ?? 0) > 0xffff
    const start = end - (isPair ? 2 : 1)
    if (!sign.test(text.slice(start, end))) break
    end = start
  }
  return text.slice(0, end)
}
