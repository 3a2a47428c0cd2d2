import type { Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import type { EditorLoad } from '#web/admin/api/section-calls.ts'
import type { LanguageState } from '#web/admin/api/wire.gen.ts'

export interface OpenTranslation {
  editor: Editor
  section: Section
  state: LanguageState
}

/** What asks for work comes first, what waits for somebody else last. */
const order: readonly LanguageState['state'][] = [
  'rejected',
  'draft',
  'none',
  'live',
  'scheduled',
  'pending',
]

/** The translations of all screens that are not live as they should be: what is out of date comes first. */
export function openTranslations(
  editors: readonly Editor[],
  loads: readonly (EditorLoad | undefined)[],
): OpenTranslation[] {
  const all = editors.flatMap((editor, index) =>
    editor.sections.flatMap((section) => {
      const states = loads[index]?.sections[section.entityType]?.languages ?? []
      return states
        .filter(({ state, outdated }) => outdated || state !== 'live')
        .map((state) => ({ editor, section, state }))
    }),
  )
  return all.toSorted((a, b) => rankOf(a.state) - rankOf(b.state))
}

function rankOf({ state, outdated }: LanguageState): number {
  return outdated ? -1 : order.indexOf(state)
}
