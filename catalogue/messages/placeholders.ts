import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Messages } from './translate.ts'

/** The types of a message's placeholders: a number where it is counted or formatted as one. */
export type Placeholders = Record<string, 'number' | 'string | number'>

export function placeholdersOf(sentence: string): Placeholders {
  const needs: Placeholders = {}
  for (const [name, kind] of nodesOf(compile(sentence))) {
    if (typeof name !== 'string') continue
    if (numberKinds.includes(kind)) needs[name] = 'number'
    else needs[name] ??= 'string | number'
  }
  return Object.fromEntries(Object.entries(needs).sort())
}

/** Returns the plural forms of each count in a message, in order. */
export function pluralFormsOf(sentence: string): string[][] {
  return nodesOf(compile(sentence))
    .filter(([, kind]) => kind === plural)
    .map(([, , choices]) => Object.keys(choices ?? {}))
}

/** Returns the TypeScript of the placeholders of a file of messages. */
export function needsSource(name: string, sentences: Messages): string {
  const rows = Object.entries(sentences).map(([key, sentence]) => {
    const needs = Object.entries(placeholdersOf(sentence)).map(([need, type]) => `${need}: ${type}`)
    return `  ${/^\w+$/.test(key) ? key : `'${key}'`}: ${needs.length === 0 ? 'null' : `{ ${needs.join('; ')} }`}`
  })
  const from = 'Made from en.json: `npx vitest run catalogue/messages -u` makes it anew.'
  return `/** ${from} */\nexport interface ${name} {\n${rows.join('\n')}\n}\n`
}

/** icu-minify's types: plural, then those that take a number. */
const plural = 2
const numberKinds: unknown[] = [plural, 3, 4]

type Node = [name: unknown, kind?: unknown, choices?: unknown]

/** Returns all placeholders of a message, those inside choices too. */
function nodesOf(message: CompiledMessage): Node[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((node) => {
    if (!Array.isArray(node)) return []
    const [name, kind, choices] = node
    const inner = Object.values(choices ?? {}).flatMap((choice) => nodesOf(choice))
    return [[name, kind, choices] as Node, ...inner]
  })
}
