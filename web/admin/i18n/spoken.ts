import { ClockTime, clockTimeIn } from '#catalogue/figures/clock-time.ts'
import { Figure, figureIn } from '#catalogue/figures/figure.ts'
import { Label, type Said, type SentenceKey, type Value } from '#catalogue/messages/sentence.ts'
import { listWords } from './list-words.ts'
import { labelled, labelledInside, say, spokenLocale } from './speech.ts'

type Given = (name: string) => string

/** What the catalogue says of changes, where they are found in the browser: the server's words for it. */
const sentences: Partial<Record<SentenceKey, (given: Given, place: number) => string>> = {
  'change.item': (given, place) => say('change.item', { item: given('item'), place }),
  'change.field': (given, place) =>
    say('change.field', { item: given('item'), place, field: given('field') }),
  'change.hours': (given) => say('change.hours', { from: given('from'), to: given('to') }),
  'change.order': (given) => say('change.order', { item: given('item') }),
  'change.names': (given) => given('names'),
  'change.picture': (given) => say('form.picture', { id: given('id') }),
  'change.pair': (given) => say('change.pair', { name: given('name'), words: given('words') }),
  'change.beside': (given) => [given('first'), given('next')].join(' · '),
}

/** What the catalogue has to say, in the reader's language; what people wrote, as it is. */
export function spoken(said: Said | string): string {
  if (typeof said === 'string') return said
  if (said instanceof Label) {
    return said.isInside ? labelledInside(said.english) : labelled(said.english)
  }
  if (said instanceof Figure) return figureIn(spokenLocale(), said, labelled)
  if (said instanceof ClockTime) return clockTimeIn(spokenLocale(), said)
  const { key, values } = said
  const sentence = sentences[key]
  if (!sentence) throw new Error(`Only the server says ${key}`)
  return sentence((name) => partOf(values[name] ?? ''), Number(values.place))
}

function partOf(value: Value): string {
  if (typeof value === 'number') return String(value)
  if (isList(value)) return listWords(value.map(partOf))
  return spoken(value)
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}
