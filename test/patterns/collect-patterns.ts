import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

/** A regular expression of the sources. */
export interface Pattern {
  file: string
  source: string
  flags: string
}

/** What a visitor hands over of a literal, a call and a `new`. */
type Node = { regex?: { pattern: string; flags: string } | null; callee?: { name?: string } }

/**
 * Returns every regular expression of what runs in production, and the files that make others out of
 * strings: those have to be looked at by hand.
 */
export function collectPatterns(): { patterns: Pattern[]; made: string[] } {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).split('\n')
  const patterns = new Map<string, Pattern>()
  const made = new Set<string>()
  for (const file of files.filter((name) => name !== '' && !apart.test(name))) {
    const makes = ({ callee }: Node) => {
      if (callee?.name === 'RegExp') made.add(file)
    }
    const visitor = new Visitor({
      Literal({ regex }: Node) {
        if (!regex) return
        const { pattern: source, flags } = regex
        patterns.set(`/${source}/${flags}`, { file, source, flags })
      },
      CallExpression: makes,
      NewExpression: makes,
    } as ConstructorParameters<typeof Visitor>[0])
    visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program)
  }
  return { patterns: [...patterns.values()], made: [...made].sort() }
}

/** Tests, measurements and builds read nothing that a stranger wrote. */
const apart =
  /^(test|bench|scripts)\/|\.test\.tsx?$|\.gen\.ts$|^(vite|vitest|playwright)\.config\.ts$/
