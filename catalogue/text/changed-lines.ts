import { longestCommonSubsequence, type MarkedPiece, markSharedWords } from './mark-shared-words.ts'
import type { RichBlock, RichText } from './rich-text.ts'
import { richTextToProse } from './rich-text-to-text.ts'

/** A paragraph, heading or entry of a list, as a comparison reads it. */
export interface TextLine {
  kind: 'heading' | 'paragraph' | 'entry'
  text: string
}

/** A stretch of a changed line. */
export interface TextPart {
  text: string
  was: 'kept' | 'removed' | 'added'
}

/** What became of a line: of one that was changed the words are told apart. */
export type ChangedLine = TextLine & { stretches: readonly TextPart[] | null }

/** Lines that are compared word for word; beyond that all of them count as another text. */
const mostLines = 800

/** What of two lines has to be the same for one to be the other, changed. */
const alike = 0.5

/** A text line by line, without what is only layout. */
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
  }
}

/** Two texts as one, in the order of the later: lines that both have, and what was taken out and put in. */
export function changedLines(
  before: readonly TextLine[],
  after: readonly TextLine[],
): ChangedLine[] {
  const [was, is] = [before.map(({ text: words }) => words), after.map(({ text: words }) => words)]
  const isShort = was.length <= mostLines && is.length <= mostLines
  const shared = isShort
    ? longestCommonSubsequence(was, is)
    : { before: new Set<number>(), after: new Set<number>() }
  const found: ChangedLine[] = []
  for (let i = 0, j = 0; i < was.length || j < is.length; i++, j++) {
    const [left, right] = [i, j]
    while (i < was.length && !shared.before.has(i)) i++
    while (j < is.length && !shared.after.has(j)) j++
    found.push(...gap(before.slice(left, i), after.slice(right, j)))
    found.push(...after.slice(j, j + 1).map((line) => ({ ...line, stretches: null })))
  }
  return found
}

/** Lines at one place of which none is in both: each that became another one stands beside it. */
function gap(before: readonly TextLine[], after: readonly TextLine[]): ChangedLine[] {
  const found: ChangedLine[] = []
  let next = 0
  for (const line of before) {
    const at = after.findIndex(
      (one, place) => place >= next && likeness(line.text, one.text) >= alike,
    )
    const other = after[at]
    if (!other) {
      found.push(whole(line, 'removed'))
      continue
    }
    found.push(...after.slice(next, at).map((one) => whole(one, 'added')))
    found.push({ ...other, stretches: stretchesOf(line.text, other.text) })
    next = at + 1
  }
  return [...found, ...after.slice(next).map((one) => whole(one, 'added'))]
}

function whole(line: TextLine, was: 'removed' | 'added'): ChangedLine {
  return { ...line, stretches: [{ text: line.text, was }] }
}

/** How much of the shorter stands in the longer, by words: 0 to 1. */
function likeness(one: string, other: string): number {
  const [few = [], many = []] = [one.split(' '), other.split(' ')].sort(
    (a, b) => a.length - b.length,
  )
  const left = new Map<string, number>()
  for (const word of many) left.set(word, (left.get(word) ?? 0) + 1)
  let met = 0
  for (const word of few) {
    const count = left.get(word) ?? 0
    if (count > 0) met += 1
    left.set(word, count - 1)
  }
  return met / few.length
}

/** Of two that have too little in common nothing is marked: one goes and the other comes. */
function stretchesOf(before: string, after: string): TextPart[] {
  const marked = markSharedWords(before, after)
  const isMarked = [...marked.before, ...marked.after].some(({ isShared }) => !isShared)
  if (isMarked) return inPhrases(joined(marked))
  return [
    { text: before, was: 'removed' },
    { text: after, was: 'added' },
  ]
}

/** What was taken out before what came in its place. */
function joined({ before, after }: { before: MarkedPiece[]; after: MarkedPiece[] }): TextPart[] {
  const [was, is] = [before.map((one) => ({ ...one })), after.map((one) => ({ ...one }))]
  const found: TextPart[] = []
  for (;;) {
    const [left, right] = [was[0], is[0]]
    if (left && !left.isShared) found.push({ text: was.shift()?.text ?? '', was: 'removed' })
    else if (right && !right.isShared) found.push({ text: is.shift()?.text ?? '', was: 'added' })
    else if (left && right) {
      const length = Math.min(left.text.length, right.text.length)
      add(found, left.text.slice(0, length))
      for (const [list, piece] of [[was, left] as const, [is, right] as const]) {
        piece.text = piece.text.slice(length)
        if (piece.text === '') list.shift()
      }
    } else return found
  }
}

/** Changed words with nothing but blanks between them are read as one phrase. */
function inPhrases(stretches: readonly TextPart[]): TextPart[] {
  const found: TextPart[] = []
  for (let at = 0; at < stretches.length; ) {
    let end = at
    while (end < stretches.length && !isKept(stretches, end)) end++
    const phrase = stretches.slice(at, end)
    for (const was of ['removed', 'added'] as const) {
      const own = phrase.filter((one) => one.was === was || one.was === 'kept')
      if (own.some((one) => one.was === was))
        found.push({ text: own.map(({ text: words }) => words).join(''), was })
    }
    found.push(...stretches.slice(end, end + 1))
    at = end + 1
  }
  return found
}

/** Blanks between two changes belong to them where both sides have words there. */
function isKept(stretches: readonly TextPart[], at: number): boolean {
  const one = stretches[at]
  if (one?.was !== 'kept') return false
  const isBetween = at > 0 && at < stretches.length - 1
  return !isBetween || one.text.trim() !== ''
}

function add(found: TextPart[], words: string): void {
  const last = found.at(-1)
  if (last?.was === 'kept') last.text += words
  else found.push({ text: words, was: 'kept' })
}
