import compile from 'icu-minify/compile'
import en from '#catalogue/messages/api/en.json' with { type: 'json' }

const number = String.raw`[\d,.]+`

/** Parts of other sentences: never said alone. */
const parts = new Set(['andThen', 'input.ofEntry', 'media.place', 'media.titled'])

const forms = Object.entries(en)
  .filter(([key]) => !parts.has(key))
  .map(([, sentence]) => patternOf(compile(sentence)))
const whole = new RegExp(`^(?:${forms.join('|')})(?: (?:${forms.join('|')}))*$`)

/** "Card 2: …" */
const entry = /^[A-Z][a-z]+ \d+: /

const known = new Map<string, boolean>()

/** Is this a sentence, or some, of the catalogue in English, with every name filled in? */
export function isKnownSentence(sentence: string): boolean {
  const result = known.get(sentence) ?? matches(sentence)
  known.set(sentence, result)
  return result
}

function matches(sentence: string): boolean {
  return !/\{[a-z]+\}/i.test(sentence) && whole.test(sentence.replace(entry, ''))
}

/** What a sentence may come to: words for a name, a number for what is counted, any of its choices. */
function patternOf(message: unknown): string {
  if (typeof message === 'string') return RegExp.escape(message)
  if (!Array.isArray(message)) return number
  return message.map(nodePattern).join('')
}

function nodePattern(node: unknown): string {
  if (!Array.isArray(node)) return patternOf(node)
  const [, kind, choices] = node
  if (kind === undefined) return '.+'
  if (typeof choices !== 'object' || Object.keys(choices).includes('maximumFractionDigits'))
    return number
  return `(?:${Object.values(choices).map(patternOf).join('|')})`
}
