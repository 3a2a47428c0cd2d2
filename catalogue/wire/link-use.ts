import { z } from 'zod'
import { documentLanguage, localizableText, stateCode, wholeNumber } from '../wire.ts'

/** A record that links to a page or an entry. */
export const linkUse = z
  .object({
    entity_type: z.string(),
    entry_id: wholeNumber,
    language: documentLanguage,
    /** The declaration's label, and the entry's title; '' for a section. */
    label: localizableText,
    title: z.string(),
    /** Whether guests see the link now. */
    is_live: z.boolean(),
    /** The state of another version of the record that has the link, or null. */
    approval: stateCode.nullable(),
    editor_path: z.string().nullable(),
  })
  .meta({ id: 'LinkUse' })
export type LinkUse = z.input<typeof linkUse>
