import { z } from 'zod'
import { documentLanguage, stateCode, wholeNumber } from '../wire.ts'
import { assignee } from './assignee.ts'

/** `GET /assignments`. */
export const assignment = assignee
  .extend({
    entity_id: wholeNumber,
    entity_type: z.string(),
    entry_id: wholeNumber,
    language: documentLanguage,
    label: z.string(),
    title: z.string(),
    /** 0: a draft to finish, 1: a request to decide on. */
    approval: stateCode,
    editor_path: z.string().nullable(),
  })
  .meta({ id: 'Assignment' })
export type Assignment = z.input<typeof assignment>
