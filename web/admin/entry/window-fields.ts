import { baseField, type Field } from '#catalogue/field.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { say } from '#web/admin/speech/speech.ts'

/** When an entry is to be seen: fields of its form, though no declaration lists them. */
export function windowFields(): Field[] {
  return [
    momentField('starts_at', say('difference.visibleFrom')),
    momentField('ends_at', say('difference.visibleUntil')),
  ]
}

function momentField(key: string, label: string): Field {
  return {
    ...baseField(key, label, null),
    kind: 'text',
    writes: {},
    answers: {},
    read: (sent) => (typeof sent[key] === 'string' ? sent[key] : null),
    answer: (value) => ({ [key]: value }),
    words: (value) => (typeof value === 'string' ? momentWords(value) : ''),
  }
}
