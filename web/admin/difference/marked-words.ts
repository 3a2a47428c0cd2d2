/** A stretch of a text, and whether the other text has it too. */
export interface Piece {
  words: string
  isShared: boolean
}

/** Texts of more words than that are shown without marks: comparing them takes too long. */
const mostWords = 800

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * Which words of two texts are the same, in their order, so that a reader finds the ones that are
 * not. Two texts that have less than a quarter in common are different ones: nothing is marked.
 */
export function markedWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  const plain = { before: [whole(before)], after: [whole(after)] }
  if (was.length > mostWords || is.length > mostWords) return plain
  const shared = sharedWords(was, is)
  const known = was.filter((_, at) => shared.before.has(at)).join('').length
  if (known * 4 < Math.min(before.length, after.length)) return plain
  return { before: pieces(was, shared.before), after: pieces(is, shared.after) }
}

function whole(words: string): Piece {
  return { words, isShared: true }
}

function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The places of a longest run of words that both have, which may have others in between. */
function sharedWords(was: readonly string[], is: readonly string[]) {
  const lengths = was.map(() => new Uint16Array(is.length + 1))
  lengths.push(new Uint16Array(is.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = was.length - 1; i >= 0; i--) {
    for (let j = is.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (!row) continue
      row[j] = was[i] === is[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const shared = { before: new Set<number>(), after: new Set<number>() }
  for (let i = 0, j = 0; i < was.length && j < is.length; ) {
    if (was[i] === is[j]) {
      shared.before.add(i++)
      shared.after.add(j++)
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return shared
}

function pieces(words: readonly string[], shared: ReadonlySet<number>): Piece[] {
  const found: Piece[] = []
  for (const [at, word] of words.entries()) {
    const isShared = shared.has(at)
    const last = found.at(-1)
    if (last?.isShared === isShared) last.words += word
    else found.push({ words: word, isShared })
  }
  return found
}
