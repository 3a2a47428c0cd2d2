import type { Editor } from '#catalogue/editor.ts'
import type { EditorLoad } from '#web/admin/api/section-calls.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { goTo } from '#web/admin/ui/part/part.tsx'
import { StatusBadge } from '#web/admin/ui/status/status-badge.tsx'
import styles from './pages.module.css'

/** The cards of the page with how each stands, and the way to each. */
export function CardIndex({ editor, load }: { editor: Editor; load: EditorLoad }) {
  return (
    <nav aria-label={t('editor.cards')} className={styles.index}>
      {editor.sections.map(({ key, label, entityType, workflow }) => {
        const state = load.sections[entityType]
        return state ? (
          <a
            key={key}
            href={`#${key}`}
            className={styles.link}
            onClick={(event) => {
              event.preventDefault()
              goTo(key)
            }}
          >
            {labelled(label)}
            {state.record && workflow === 'approval' && (
              <StatusBadge code={state.record.approval} />
            )}
          </a>
        ) : null
      })}
    </nav>
  )
}
