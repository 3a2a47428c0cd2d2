import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { fileFaults, mediaMessages, uploadMessages } from '#catalogue/messages/media-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'

const { ofEntry: _ofEntry, ...ofFields } = inputMessages

/** Names in braces that stand for numbers; any other stands for words. */
const numbers = new Set(['count', 'days', 'found', 'least', 'more', 'most', 'place'])

const ofUploads = Object.values(uploadMessages)
const forms = [messages, ofFields, mediaMessages, fileFaults, ...ofUploads]
  .flatMap((sentences) => Object.values<string>(sentences))
  .map(patternOf)
const whole = new RegExp(`^(?:${forms.join('|')})(?: (?:${forms.join('|')}))*$`)

/** "Card 2: …" */
const entry = /^[A-Z][a-z]+ \d+: /

/** Is this a sentence, or some, of the catalogue, with every name filled in? */
export function isOurs(sentence: string): boolean {
  return !/\{[a-z]+\}/i.test(sentence) && whole.test(sentence.replace(entry, ''))
}

function patternOf(sentence: string): string {
  return sentence
    .split(/(\{\w+\})/)
    .map((part) => {
      if (!part.startsWith('{')) return RegExp.escape(part)
      return numbers.has(part.slice(1, -1)) ? '[\\d,.]+' : '.+'
    })
    .join('')
}
