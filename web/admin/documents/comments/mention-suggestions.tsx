import { useQuery } from '@tanstack/react-query'
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Mentionable } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { mentionableQuery } from './comment-queries.ts'
import styles from './comments.module.css'

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

/** Keeps the focus in the text box while a suggestion is pressed. */
function keepFocus(event: SyntheticEvent) {
  event.preventDefault()
}

/** The suggestions for the `@…` at the caret, and which of them is selected. */
interface MentionDraft {
  id: string
  people: readonly Mentionable[]
  active: number
  choose: (person: Mentionable) => void
  /** Props of the text box: ARIA attributes and key handlers. */
  attributes: object
  /** Call after typing, or when the caret moved. */
  look: () => void
}

/** Suggests people while a name is typed: arrows and Enter or a tap choose, Escape closes. */
export function useMentions(
  box: RefObject<HTMLTextAreaElement | null>,
  text: string,
  type: (text: string) => void,
): MentionDraft {
  const id = useId()
  const [call, setCall] = useState<{ from: number; name: string } | null>(null)
  const [pointed, setPointed] = useState(0)
  const { data } = useQuery({ ...mentionableQuery(call?.name ?? ''), enabled: call !== null })
  const people = call ? (data?.data ?? []) : []
  const active = Math.min(pointed, Math.max(people.length - 1, 0))
  const isOpen = people.length > 0

  function look() {
    // The browser moves the caret only after it has handled the key.
    requestAnimationFrame(() => {
      const element = box.current
      if (!element) return
      setCall(mentionAt(element.value, element.selectionStart))
      setPointed(0)
    })
  }

  function choose({ username }: Mentionable) {
    const element = box.current
    if (!call || !element) return
    const before = `${text.slice(0, call.from)}@${username} `
    // The next key may come before the next frame: the caret has to be right by then.
    flushSync(() => {
      type(before + text.slice(call.from + 1 + call.name.length).replace(/^ /, ''))
      setCall(null)
    })
    element.focus()
    element.setSelectionRange(before.length, before.length)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return
    const chosen = people[active]
    const moves = { ArrowDown: 1, ArrowUp: -1 }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setPointed((active + moves[event.key] + people.length) % people.length)
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) {
      choose(chosen)
    } else if (event.key === 'Escape') {
      setCall(null)
      event.stopPropagation()
    } else return
    event.preventDefault()
  }

  const attributes = {
    onKeyDown,
    onClick: look,
    onBlur: () => setCall(null),
    // Without it Escape would close the surrounding dialog as well.
    'data-mantine-stop-propagation': isOpen,
    'aria-autocomplete': 'list' as const,
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
  }
  return { id, people, active, choose, attributes, look }
}

/** Returns the user name that is typed after an `@` before the caret, and where the `@` is. */
export function mentionAt(text: string, caret: number): { from: number; name: string } | null {
  const [, name] = /(?:^|[\s([{«“"'„,،;:])@([^\s@]{0,60})$/u.exec(text.slice(0, caret)) ?? []
  return name === undefined ? null : { from: caret - name.length - 1, name }
}
