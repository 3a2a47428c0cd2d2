import type { Section } from '#catalogue/declaration.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { baseVersionOf, type FormContent, sameContent } from '#web/admin/fields/form-content.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { withGivenIds } from './given-ids.ts'

/** What a save was to come to. */
export interface Meant {
  section: Section
  /** The states of a record that is saved as it was asked for. */
  state: 'draft' | 'pending' | 'approved'
  username: string
}

/**
 * What a save has sent whose answer never came, if it is what stands there now: then it had arrived.
 *
 * @param sent the contents that may have arrived, oldest first
 */
export function arrivedIn(
  { section, state, username }: Meant,
  sent: readonly FormContent[],
  current: DocumentView,
): FormContent | null {
  const { record } = current
  if (record?.author !== username || record.approval !== stateCodes[state]) return null
  const stands = baseVersionOf(section, current).content
  return sent.findLast((form) => isKept(section, form, stands)) ?? null
}

/** As it is kept, a text has no blanks around it, and an entry that was sent without an address has one. */
function isKept(section: Section, form: FormContent, stands: FormContent): boolean {
  const given: Row = form.values.slug === '' ? { slug: '' } : {}
  const kept = { ...stands, values: { ...stands.values, ...given } }
  return sameContent(section, trimmed(withGivenIds(form, form, stands)), trimmed(kept))
}

function trimmed({ values, items }: FormContent): FormContent {
  return {
    values: trimmedRow(values),
    items: items.map((item) => ({ ...item, row: trimmedRow(item.row) })),
  }
}

function trimmedRow(row: Row): Row {
  const texts = Object.entries(row).map(([key, value]) => {
    return [key, typeof value === 'string' ? value.trim() : value]
  })
  return Object.fromEntries(texts)
}
