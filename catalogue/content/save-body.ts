import { z } from 'zod'
import type { Declaration, ItemSet } from '../declaration.ts'
import { sentShape } from '../fields/lists/sent-fields.ts'
import { limits } from '../limits.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { idNumber } from '../text/plain-text.ts'
import { momentText } from '../time/moment-text.ts'
import { isTranslated } from './is-translated.ts'

/** `approval` of a save: 0 or false keeps a draft, 1 submits. */
export const approval = z.union(
  [z.literal(0), z.literal(1), z.literal(false)],
  serializeMessage(inputMessages.approval),
)

export const version = z.number().int().positive().max(limits.id)

const autosave = z.boolean().optional().meta({
  description:
    'Saves what a person is typing, without a line in the log. Takes only the draft that this person saved last, with its `version` (else 403), and submits nothing.',
})

/** Returns the schema of a save call (contract section 2); the client's `status` is ignored. */
export function saveBody(declaration: Declaration): z.ZodObject {
  return z.strictObject({
    ...sentShape(declaration.fields),
    ...(declaration.set ? setSchema(declaration.set) : {}),
    ...windowShape(declaration),
    ...(declaration.workflow === 'approval' ? { approval: approval.optional(), autosave } : {}),
    status: z.literal(0).optional(),
    version: version.optional(),
    /** For a translation: the id of the source record. */
    ...(isTranslated(declaration) ? { source_id: idNumber.optional() } : {}),
  })
}

export function rowBody(declaration: Declaration): z.ZodObject {
  const { starts_at, ends_at } = windowSchema
  return z.strictObject({ ...sentShape(declaration.fields), starts_at, ends_at })
}

const windowSchema = {
  starts_at: momentText.nullable().optional(),
  ends_at: momentText.nullable().optional(),
  /** True takes the entry off the site once approved; false brings it back (contract section 4). */
  archived: z
    .union([z.boolean(), z.literal(0), z.literal(1)], serializeMessage(inputMessages.yesOrNo))
    .transform((value) => value === true || value === 1)
    .optional(),
}

/** A section ends by its window or an empty text: only entries are archived. */
function windowShape({ hasWindow, titleKey, window }: Declaration) {
  if (!hasWindow) return {}
  const { starts_at, ends_at } = windowSchema
  if (titleKey === null) return { starts_at, ends_at }
  return window?.endsWire ? { ...windowSchema, [window.endsWire]: ends_at } : windowSchema
}

function setSchema(set: ItemSet) {
  const item = z.strictObject({ id: idNumber.nullable().optional(), ...sentShape(set.fields) })
  return {
    [set.wire]: z.array(item).max(set.max).optional(),
    ...(set.fixed ? {} : { [set.removeWire]: z.array(idNumber).max(set.max).optional() }),
  }
}
