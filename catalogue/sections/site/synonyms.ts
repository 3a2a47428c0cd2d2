import type { Content } from '#catalogue/declaration.ts'
import { defineSection } from '#catalogue/define.ts'
import { choices } from '#catalogue/fields/choosing/choices.ts'
import { text } from '#catalogue/fields/text.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { splitPhrases } from '#catalogue/search/split-phrases.ts'
import { topicKeys, topics } from '#catalogue/search/topics.ts'

/** Words that search treats as equal, e.g. "fries, chips, frites". */
export const synonyms = defineSection({
  key: 'frame.synonyms',
  entityType: 'synonyms',
  label: 'Search synonyms',
  workflow: 'direct',
  ability: 'settings.edit',
  savePath: '/settings/synonyms/update',
  check: checkSynonyms,
  fields: {
    unused: choices('Built-in groups to turn off', topicKeys, {
      min: 0,
      unordered: true,
      labels: topics,
    }),
  },
  items: {
    wire: 'synonyms',
    removeWire: 'removeSynonym',
    label: 'Group',
    plural: 'Groups',
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

function checkSynonyms({ items }: Content): FieldErrors {
  const lonely = items.flatMap(({ values }, index) =>
    splitPhrases(String(values.words ?? '')).length < 2 ? [index] : [],
  )
  return Object.fromEntries(
    lonely.map((index) => [`synonyms.${index}.words`, [inputMessages.synonymAlone]]),
  )
}
