/** A stretch of a text, and whether the other text has it too. */
export interface MarkedPiece {
  text: string
  isShared: boolean
}

/** Of texts of more words than that, lines are compared first: comparing all words takes too long. */
const mostWords = 800

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * Which words of two texts are the same, in their order, so that a reader finds the ones that are
 * not. Two texts that have less than a quarter in common are different ones: nothing is marked.
 */
export function markSharedWords(before: string, after: string): Marked {
  const marked = comparedWords(before, after) ?? comparedLines(before, after)
  return marked ?? { before: [whole(before)], after: [whole(after)] }
}

interface Marked {
  before: MarkedPiece[]
  after: MarkedPiece[]
}

/** Null where there are too many words, or too few in common. */
function comparedWords(before: string, after: string): Marked | null {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  if (was.length > mostWords || is.length > mostWords) return null
  const shared = longestCommonSubsequence(was, is)
  const known = was.filter((_, at) => shared.before.has(at)).join('').length
  if (known * 4 < Math.min(before.length, after.length)) return null
  return { before: pieces(was, shared.before), after: pieces(is, shared.after) }
}

/** Of long texts: in lines that differ the words are marked. Null where no line is the same. */
function comparedLines(before: string, after: string): Marked | null {
  const [was, is] = [linesOf(before), linesOf(after)]
  if (was.length > mostWords || is.length > mostWords) return null
  const shared = longestCommonSubsequence(was, is)
  if (shared.before.size === 0) return null
  const found: Marked = { before: [], after: [] }
  for (let i = 0, j = 0; i < was.length || j < is.length; i++, j++) {
    const [left, right] = [i, j]
    while (i < was.length && !shared.before.has(i)) i++
    while (j < is.length && !shared.after.has(j)) j++
    const gap = markedGap(was.slice(left, i).join(''), is.slice(right, j).join(''))
    found.before.push(...gap.before, ...was.slice(i, i + 1).map(whole))
    found.after.push(...gap.after, ...is.slice(j, j + 1).map(whole))
  }
  return found
}

/** Lines that stand at one place in both and are not the same. */
function markedGap(before: string, after: string): Marked {
  const changed = (words: string) => (words === '' ? [] : [{ text: words, isShared: false }])
  const isOneSided = before === '' || after === ''
  const marked = isOneSided ? null : comparedWords(before, after)
  return marked ?? { before: changed(before), after: changed(after) }
}

/** Each with the end of its line. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
}

function whole(words: string): MarkedPiece {
  return { text: words, isShared: true }
}

function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The places of a longest run of words or lines that both have, which may have others in between. */
export function longestCommonSubsequence(was: readonly string[], is: readonly string[]) {
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

function pieces(words: readonly string[], shared: ReadonlySet<number>): MarkedPiece[] {
  const found: MarkedPiece[] = []
  for (const [at, word] of words.entries()) {
    const isShared = shared.has(at)
    const last = found.at(-1)
    if (last?.isShared === isShared) last.text += word
    else found.push({ text: word, isShared })
  }
  return found
}
