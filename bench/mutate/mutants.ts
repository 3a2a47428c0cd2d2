import { operators, type Replacement } from './operators.ts'
import { childrenOf, type Node, parse } from './syntax.ts'

/** One small change of one file that a test ought to notice. */
export interface Mutant {
  file: string
  /** What is replaced, as offsets into the file. */
  start: number
  end: number
  replacement: string
  /** Counted from 1. */
  line: number
  column: number
  /** What stands there, and what the mutant puts in its place. */
  change: string
}

/** Every change that the operators know for a file, in the order of its text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const found = new Map<string, Mutant>()
  for (const { start, end, replacement } of replacementsIn(parse(file, text), null, '', text)) {
    const before = text.slice(start, end)
    if (before === replacement) continue
    const lines = text.slice(0, start).split('\n')
    const change = `${oneLine(before)} → ${oneLine(replacement) || '(nothing)'}`
    const at = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
    found.set(`${start} ${end} ${replacement}`, { file, start, end, replacement, ...at, change })
  }
  return [...found.values()].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** The file's text with the change made. */
export function mutated(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end)
}

function replacementsIn(node: Node, parent: Node | null, place: string, text: string) {
  if (isLeftAlone(node)) return []
  const found: Replacement[] = operators.flatMap((operator) =>
    operator({ node, parent, place, text }),
  )
  for (const [name, child] of childrenOf(node)) {
    found.push(...replacementsIn(child, node, name, text))
  }
  return found
}

/** What only the compiler or a programmer reads: types, imports, the words of errors that are bugs. */
function isLeftAlone(node: Node): boolean {
  if (node.type.startsWith('Import') || node.type === 'ExportAllDeclaration') return true
  if (node.type === 'ThrowStatement') return isPlainError(node.argument)
  const isExpression = /^TS(As|NonNull|Satisfies|Instantiation)/.test(node.type)
  return node.type.startsWith('TS') && !isExpression
}

function isPlainError(thrown: unknown): boolean {
  const callee = typeof thrown === 'object' && thrown && 'callee' in thrown ? thrown.callee : null
  return (
    typeof callee === 'object' && callee !== null && 'name' in callee && callee.name === 'Error'
  )
}

function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim()
  return line.length > 70 ? `${line.slice(0, 67)} …` : line
}
