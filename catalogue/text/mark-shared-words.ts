export interface MarkedPiece {
  text: string
  isShared: boolean
}

/** Longer texts are compared by lines first: comparing all words would take too long. */
const maxWords = 800

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Marks the words that two texts share, unless they share less than a quarter. */
export function markSharedWords(before: string, after: string): Marked {
  const marked = compareWords(before, after) ?? compareLines(before, after)
  return marked ?? { before: [whole(before)], after: [whole(after)] }
}

interface Marked {
  before: MarkedPiece[]
  after: MarkedPiece[]
}

function compareWords(before: string, after: string): Marked | null {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  if (was.length > maxWords || is.length > maxWords) return null
  const shared = longestCommonSubsequence(was, is)
  const sharedLength = was.filter((_, at) => shared.before.has(at)).join('').length
  if (sharedLength * 4 < Math.min(before.length, after.length)) return null
  return { before: pieces(was, shared.before), after: pieces(is, shared.after) }
}

/** Compares long texts by lines; null when no line is equal. */
function compareLines(before: string, after: string): Marked | null {
  const [was, is] = [linesOf(before), linesOf(after)]
  if (was.length > maxWords || is.length > maxWords) return null
  const shared = longestCommonSubsequence(was, is)
  if (shared.before.size === 0) return null
  const marked: Marked = { before: [], after: [] }
  for (let i = 0, j = 0; i < was.length || j < is.length; i++, j++) {
    const [left, right] = [i, j]
    while (i < was.length && !shared.before.has(i)) i++
    while (j < is.length && !shared.after.has(j)) j++
    const gap = compareGap(was.slice(left, i).join(''), is.slice(right, j).join(''))
    marked.before.push(...gap.before, ...was.slice(i, i + 1).map(whole))
    marked.after.push(...gap.after, ...is.slice(j, j + 1).map(whole))
  }
  return marked
}

function compareGap(before: string, after: string): Marked {
  const changed = (words: string) => (words === '' ? [] : [{ text: words, isShared: false }])
  const isOneSided = before === '' || after === ''
  const marked = isOneSided ? null : compareWords(before, after)
  return marked ?? { before: changed(before), after: changed(after) }
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
}

function whole(words: string): MarkedPiece {
  return { text: words, isShared: true }
}

function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Returns the indexes of a longest common subsequence of two lists. */
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
  const marked: MarkedPiece[] = []
  for (const [at, word] of words.entries()) {
    const isShared = shared.has(at)
    const last = marked.at(-1)
    if (last?.isShared === isShared) last.text += word
    else marked.push({ text: word, isShared })
  }
  return marked
}
