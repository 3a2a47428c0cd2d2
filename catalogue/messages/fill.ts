/** The names in braces of a sentence: `most` in 'At most {most} entries fit.' */
type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/**
 * A sentence with its names in braces filled in. Whole sentences are kept, not pieces, so that each
 * can be said in another language in that language's order; the compiler asks for every name.
 */
export function fill<Sentence extends string>(
  sentence: Sentence,
  values: Record<NamesIn<Sentence>, string | number>,
): string {
  const given = new Map(Object.entries<string | number>(values))
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const value = given.get(name) ?? ''
    return typeof value === 'number' ? value.toLocaleString('en') : value
  })
}

/** How much of a name or an address a sentence repeats, in characters. */
const longestName = 60

/** The beginning and the end of a long name, so that a sentence stays one. */
export function clipped(name: string): string {
  const letters = [...name]
  if (letters.length <= longestName) return name
  const half = longestName / 2
  return `${letters.slice(0, half).join('')}…${letters.slice(1 - half).join('')}`
}
