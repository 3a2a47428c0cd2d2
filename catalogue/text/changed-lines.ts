import { longestCommonSubsequence, type MarkedPiece, markSharedWords } from './mark-shared-words.ts'
import type { RichBlock, RichText } from './rich-text.ts'
import { captionOf, cellsLine, richTextToProse } from './rich-text-to-text.ts'

export interface TextLine {
  kind: 'heading' | 'paragraph' | 'entry'
  text: string
}

export interface TextPart {
  text: string
  was: 'kept' | 'removed' | 'added'
}

/** A line of the comparison; null parts for an unchanged line. */
export type ChangedLine = TextLine & { stretches: readonly TextPart[] | null }

/** Above this many lines nothing is matched: comparing would take too long. */
const maxLines = 800

/** The share of common words from which two lines count as one changed line. */
const minSimilarity = 0.5

export function textLines(text: RichText | null): TextLine[] {
  return text?.content.flatMap((block) => linesOfBlock(block, 'paragraph')) ?? []
}

function linesOfBlock(block: RichBlock, kind: TextLine['kind']): TextLine[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph': {
      const words = richTextToProse({ type: 'doc', content: [block] }).replaceAll('\n', ' ')
      return words === ''
        ? []
        : [{ kind: block.type === 'heading' ? 'heading' : kind, text: words }]
    }
    case 'blockquote':
      return block.content.flatMap((one) => linesOfBlock(one, kind))
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content }) =>
        content.flatMap((one) => linesOfBlock(one, 'entry')),
      )
    case 'table':
      return [
        ...captionOf(block),
        ...block.content.map(({ content }) => cellsLine(content).replaceAll('\n', ' ')),
      ].map((text) => ({ kind: 'entry', text }))
  }
}

/** Returns both texts as one, in the order of the later: common lines, removed and added ones. */
export function changedLines(
  before: readonly TextLine[],
  after: readonly TextLine[],
): ChangedLine[] {
  const [was, is] = [before.map(({ text: words }) => words), after.map(({ text: words }) => words)]
  const isShort = was.length <= maxLines && is.length <= maxLines
  const shared = isShort
    ? longestCommonSubsequence(was, is)
    : { before: new Set<number>(), after: new Set<number>() }
  const lines: ChangedLine[] = []
  for (let i = 0, j = 0; i < was.length || j < is.length; i++, j++) {
    const [left, right] = [i, j]
    while (i < was.length && !shared.before.has(i)) i++
    while (j < is.length && !shared.after.has(j)) j++
    lines.push(...gap(before.slice(left, i), after.slice(right, j)))
    lines.push(...after.slice(j, j + 1).map((line) => ({ ...line, stretches: null })))
  }
  return lines
}

/** Returns the lines between two common ones, with each changed line as one. */
function gap(before: readonly TextLine[], after: readonly TextLine[]): ChangedLine[] {
  const lines: ChangedLine[] = []
  let next = 0
  for (const line of before) {
    const at = after.findIndex(
      (one, place) => place >= next && similarity(line.text, one.text) >= minSimilarity,
    )
    const replacement = after[at]
    if (!replacement) {
      lines.push(wholeLine(line, 'removed'))
      continue
    }
    lines.push(...after.slice(next, at).map((one) => wholeLine(one, 'added')))
    lines.push({ ...replacement, stretches: partsOfLine(line.text, replacement.text) })
    next = at + 1
  }
  return [...lines, ...after.slice(next).map((one) => wholeLine(one, 'added'))]
}

function wholeLine(line: TextLine, was: 'removed' | 'added'): ChangedLine {
  return { ...line, stretches: [{ text: line.text, was }] }
}

/** Returns how much of the shorter text the longer contains, by words: 0 to 1. */
function similarity(one: string, other: string): number {
  const [few = [], many = []] = [one.split(' '), other.split(' ')].sort(
    (a, b) => a.length - b.length,
  )
  const left = new Map<string, number>()
  for (const word of many) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of few) {
    const count = left.get(word) ?? 0
    if (count > 0) common += 1
    left.set(word, count - 1)
  }
  return common / few.length
}

/** Returns a line's parts, or the two texts when too little is common. */
function partsOfLine(before: string, after: string): TextPart[] {
  const marked = markSharedWords(before, after)
  const isMarked = [...marked.before, ...marked.after].some(({ isShared }) => !isShared)
  if (isMarked) return joinPhrases(joinSides(marked))
  return [
    { text: before, was: 'removed' },
    { text: after, was: 'added' },
  ]
}

/** Joins both sides, with removed text before the text that replaces it. */
function joinSides({ before, after }: { before: MarkedPiece[]; after: MarkedPiece[] }): TextPart[] {
  const [was, is] = [before.map((one) => ({ ...one })), after.map((one) => ({ ...one }))]
  const lines: TextPart[] = []
  for (;;) {
    const [left, right] = [was[0], is[0]]
    if (left && !left.isShared) lines.push({ text: was.shift()?.text ?? '', was: 'removed' })
    else if (right && !right.isShared) lines.push({ text: is.shift()?.text ?? '', was: 'added' })
    else if (left && right) {
      const length = Math.min(left.text.length, right.text.length)
      appendUnchanged(lines, left.text.slice(0, length))
      for (const [list, piece] of [[was, left] as const, [is, right] as const]) {
        piece.text = piece.text.slice(length)
        if (piece.text === '') list.shift()
      }
    } else return lines
  }
}

/** Joins changes with only spaces between them into one phrase. */
function joinPhrases(stretches: readonly TextPart[]): TextPart[] {
  const lines: TextPart[] = []
  for (let at = 0; at < stretches.length; ) {
    let end = at
    while (end < stretches.length && !isUnchanged(stretches, end)) end++
    const phrase = stretches.slice(at, end)
    for (const was of ['removed', 'added'] as const) {
      const pieces = phrase.filter((one) => one.was === was || one.was === 'kept')
      if (pieces.some((one) => one.was === was))
        lines.push({ text: pieces.map(({ text: words }) => words).join(''), was })
    }
    lines.push(...stretches.slice(end, end + 1))
    at = end + 1
  }
  return lines
}

/** Returns whether a part is unchanged; spaces between two changes belong to them. */
function isUnchanged(stretches: readonly TextPart[], at: number): boolean {
  const stretch = stretches[at]
  if (stretch?.was !== 'kept') return false
  const isBetween = at > 0 && at < stretches.length - 1
  return !isBetween || stretch.text.trim() !== ''
}

function appendUnchanged(lines: TextPart[], words: string): void {
  const last = lines.at(-1)
  if (last?.was === 'kept') last.text += words
  else lines.push({ text: words, was: 'kept' })
}
