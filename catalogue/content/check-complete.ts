import { type Content, type Declaration, storedValue } from '../declaration.ts'
import type { Field } from '../field.ts'
import type { Json } from '../json.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { type FieldErrors, Label } from '../messages/message.ts'
import { brandTheme } from '../theme/brand-theme.ts'
import type { BrandColours } from '../theme/theme.ts'
import type { EntryWindow } from '../time/window-meaning.ts'

/** Returns what a submission still lacks, by wire path; drafts may lack it (contract section 2). */
export function checkComplete(
  declaration: Declaration,
  content: Content,
  window: EntryWindow = { starts_at: null, ends_at: null },
  colours: BrandColours = brandTheme,
): FieldErrors {
  const errors = {
    ...declaration.check(content, window, colours),
    ...missingEnd(declaration, window),
    ...fieldErrors(declaration.fields, content.values, ''),
  }
  const set = declaration.set
  if (!set) return errors
  if (content.items.length < set.min) {
    const item = new Label(set.label, { isInside: true })
    errors[set.wire] = [
      set.min === 1
        ? fill(inputMessages.needsOne, { item })
        : fill(inputMessages.needsMore, { least: set.min }),
    ]
  }
  for (const [index, item] of content.items.entries()) {
    Object.assign(errors, fieldErrors(set.fields, item.values, `${set.wire}.${index}.`))
  }
  return errors
}

function missingEnd({ window }: Declaration, { ends_at }: EntryWindow): FieldErrors {
  return window?.needsEnd && ends_at === null ? { ends_at: [window.needsEnd] } : {}
}

function fieldErrors(
  fields: readonly Field[],
  values: Record<string, Json>,
  prefix: string,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const field of fields) {
    const value = storedValue(field, values)
    const sentence = field.validate(value)
    if (sentence) errors[`${prefix}${field.wire}`] = [sentence]
    for (const [inside, sentences] of Object.entries(field.validateNested?.(value) ?? {})) {
      errors[`${prefix}${field.wire}.${inside}`] = sentences
    }
  }
  return errors
}
