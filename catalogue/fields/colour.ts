import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'

/** A colour as `#rrggbb`. */
export function colour(label: string, initial: string): FieldMaker<string> {
  return (key) => ({
    ...baseField<string>(key, label, initial),
    kind: 'colour',
    writes: { [key]: z.string().regex(/^#[0-9a-f]{6}$/i, 'Colours look like #ffb81c.') },
    read: (sent) => (typeof sent[key] === 'string' ? sent[key].toLowerCase() : undefined),
    answer: (value) => ({ [key]: value }),
  })
}
