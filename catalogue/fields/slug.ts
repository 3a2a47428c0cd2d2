import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { lineOfText } from '../text/plain-text.ts'

/**
 * Declares the slug of an entry's address. A typed text becomes a slug at the save; when empty, it
 * is made from the title at the first save and then stays (contract section 4).
 */
export function slug(label: string): FieldMaker<string> {
  return (key) => ({
    ...baseField<string>(key, label, ''),
    kind: 'text',
    translated: true,
    hint: 'If empty, it is made from the title',
    requestSchema: { [key]: lineOfText() },
    read: (sent) => (typeof sent[key] === 'string' ? sent[key].trim() : undefined),
    responseSchema: { [key]: z.string() },
    toWire: (value) => ({ [key]: value }),
    text: (value) => value,
    searchText: () => '',
  })
}
