import { type SyntheticEvent, useEffect, useRef } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import styles from './comments.module.css'
import type { MentionDraft } from './use-mentions.ts'

/** The people whom what is typed may mean. */
export function MentionSuggestions({ calling }: { calling: MentionDraft }) {
  const { id, people, active, choose } = calling
  const count = people.length
  useEffect(() => {
    if (count > 0) announce(t('comments.found', { count }))
  }, [count])
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  if (count === 0) return null
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('comments.people')}
      className={styles.people}
    >
      {people.map((person, nth) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box that is typed in
        // biome-ignore lint/a11y/useKeyWithClickEvents: which takes the keys
        <div
          key={person.username}
          id={`${id}-${nth}`}
          role="option"
          aria-selected={nth === active}
          className={styles.person}
          onPointerDown={keepFocus}
          onMouseDown={keepFocus}
          onClick={() => choose(person)}
        >
          <bdi className={styles.by}>@{person.username}</bdi>
          <bdi className={styles.name}>{person.name}</bdi>
        </div>
      ))}
    </div>
  )
}

/** The focus stays in the box; what is pressed by mistake is let go elsewhere. */
function keepFocus(event: SyntheticEvent) {
  event.preventDefault()
}
