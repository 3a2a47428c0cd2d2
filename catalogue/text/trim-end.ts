/**
 * Returns the text without the characters at its end that match. For `/X+$/`, which takes time with
 * the square of a long run of X in the middle.
 *
 * @param sign matches one character, with `u` where it may be outside of the basic plane
 */
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
