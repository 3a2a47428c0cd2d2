import { type Content, defineSection } from '../declaration.ts'
import { text } from '../fields/text.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { FieldErrors } from '../messages/sentence.ts'

/** Words that the site's search takes for one another, e.g. "fries, chips, frites". */
export const synonyms = defineSection({
  key: 'frame.synonyms',
  entityType: 'synonyms',
  label: 'Search synonyms',
  workflow: 'direct',
  ability: 'settings.edit',
  savePath: '/settings/synonyms/update',
  check: checkSynonyms,
  items: {
    wire: 'synonyms',
    removeWire: 'removeSynonym',
    label: 'Group',
    min: 0,
    max: 200,
    ordered: false,
    fields: {
      words: text('Words that mean the same', {
        shared: true,
        hint: 'Separated by commas',
        example: 'fries, chips, frites',
      }),
    },
  },
})

/** The phrases of one group. */
export function phrasesOf(words: string): string[] {
  return words
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}

function checkSynonyms({ items }: Content): FieldErrors {
  const lonely = items.flatMap(({ values }, index) =>
    phrasesOf(String(values.words ?? '')).length < 2 ? [index] : [],
  )
  return Object.fromEntries(
    lonely.map((index) => [`synonyms.${index}.words`, [inputMessages.synonymAlone]]),
  )
}
