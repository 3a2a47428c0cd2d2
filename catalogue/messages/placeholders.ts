import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Messages } from './translate.ts'

/** What stands in a sentence's braces: a number where it is counted or written as one. */
export type Placeholders = Record<string, 'number' | 'string | number'>

/** The braces of a sentence by their names, choices within choices too. */
export function placeholdersOf(sentence: string): Placeholders {
  const needs: Placeholders = {}
  for (const [name, kind] of nodesOf(compile(sentence))) {
    if (typeof name !== 'string') continue
    if (counted.includes(kind)) needs[name] = 'number'
    else needs[name] ??= 'string | number'
  }
  return Object.fromEntries(Object.entries(needs).sort())
}

/** Which plural forms each count of a sentence has, in the order of the sentence. */
export function pluralFormsOf(sentence: string): string[][] {
  return nodesOf(compile(sentence))
    .filter(([, kind]) => kind === plural)
    .map(([, , choices]) => Object.keys(choices ?? {}))
}

/** What the compiler is told of a file of sentences: each key, and what its sentence needs. */
export function needsSource(name: string, sentences: Messages): string {
  const rows = Object.entries(sentences).map(([key, sentence]) => {
    const needs = Object.entries(placeholdersOf(sentence)).map(([need, type]) => `${need}: ${type}`)
    return `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${needs.length === 0 ? 'null' : `{ ${needs.join('; ')} }`}`
  })
  const from = 'Made from en.json: `npx vitest run catalogue/messages -u` makes it anew.'
  return `/** ${from} */\nexport interface ${name} {\n${rows.join('\n')}\n}\n`
}

/** icu-minify's kind of a count, and all of its kinds that take a number: also a place in a row. */
const plural = 2
const counted: unknown[] = [plural, 3, 4]

type Node = [name: unknown, kind?: unknown, choices?: unknown]

/** All braces of a sentence, those inside choices too. */
function nodesOf(message: CompiledMessage): Node[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((node) => {
    if (!Array.isArray(node)) return []
    const [name, kind, choices] = node
    const inner = Object.values(choices ?? {}).flatMap((choice) => nodesOf(choice))
    return [[name, kind, choices] as Node, ...inner]
  })
}
