import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { lineOfText } from '../text/plain-text.ts'

/**
 * The part of an entry's address that names it. Whatever is typed is made into one when the entry is
 * saved, in its language; left empty, it is made from the title when the entry is first saved, and
 * stays (contract section 4).
 */
export function slug(label: string): FieldMaker<string> {
  return (key) => ({
    ...baseField<string>(key, label, ''),
    kind: 'text',
    translated: true,
    hint: 'Made from the title when it is left empty',
    writes: { [key]: lineOfText() },
    read: (sent) => (typeof sent[key] === 'string' ? sent[key].trim() : undefined),
    answers: { [key]: z.string() },
    answer: (value) => ({ [key]: value }),
    words: (value) => value,
    sought: () => '',
  })
}
