/** How many characters of the index stand together. */
const length = 3

/** So many of a search's are looked up at most: more say little more. */
const mostSought = 8

/** What the index of a chapter is asked for: all of some, or whatever begins like this. */
export type SoughtGrams = { all: string[] } | { begin: string }

/**
 * The three characters in a row that stand in any of these texts, folded. A text that contains a
 * search, whatever the case, has all grams of the search (`soughtGrams`); not the other way round.
 */
export function gramsOf(texts: Iterable<string>): Set<string> {
  const grams = new Set<string>()
  for (const text of texts) {
    // The end is filled up, so that every character begins a gram.
    const signs = [...foldSigns(text), '\n', '\n']
    for (let at = 0; at + length <= signs.length; at++) {
      grams.add(signs.slice(at, at + length).join(''))
    }
  }
  return grams
}

/** What a chapter must have for one of its lines to contain this search; null where that says nothing. */
export function soughtGrams(search: string): SoughtGrams | null {
  const signs = [...foldSigns(search)]
  if (signs.length === 0) return null
  if (signs.length < length) return { begin: signs.join('') }
  const last = signs.length - length
  const steps = Math.min(last, mostSought - 1)
  const places = Array.from({ length: steps + 1 }, (_, n) => Math.round((n * last) / (steps || 1)))
  return { all: [...new Set(places.map((at) => signs.slice(at, at + length).join('')))] }
}

/** Sign for sign, so that a part of a text is folded as it is within the whole. */
function foldSigns(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
}
