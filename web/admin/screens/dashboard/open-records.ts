import type { Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import type { EditorLoad } from '#web/admin/api/section-calls.ts'
import type { RecordHead } from '#web/admin/api/wire.gen.ts'

export interface OpenRecord {
  editor: Editor
  section: Section
  record: RecordHead
}

/** What has to be mended comes first, then drafts, then what waits for somebody else. */
const order: readonly number[] = [stateCodes.rejected, stateCodes.draft, stateCodes.pending]

/** The records of all screens that are not done, by what they ask of an editor. */
export function openWork(
  editors: readonly Editor[],
  loads: readonly (EditorLoad | undefined)[],
): OpenRecord[] {
  const all = editors.flatMap((editor, index) =>
    editor.sections.flatMap((section) => {
      const record = loads[index]?.sections[section.entityType]?.record
      return record && order.includes(record.approval) ? [{ editor, section, record }] : []
    }),
  )
  return all.toSorted((a, b) => order.indexOf(a.record.approval) - order.indexOf(b.record.approval))
}
