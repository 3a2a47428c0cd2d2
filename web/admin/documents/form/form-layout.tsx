import { Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './form-layout.module.css'

interface FormLayoutProps {
  /** What to know first: languages and state; above the content where there is one column. */
  head: ReactNode
  actions: ReactNode
  /** What is about the whole document: schedule, address, history. */
  about: ReactNode
  children: ReactNode
}

/**
 * Renders a long form and, beside it, a rail whose buttons are always in view. Where there is no
 * room the rail's parts follow the form and the buttons stick to the bottom of the window; it is
 * the same tree, so that nothing typed is lost on the way.
 */
export function FormLayout({ head, actions, about, children }: FormLayoutProps) {
  return (
    <div className={styles.layout} data-form-layout>
      <div className={styles.columns}>
        <div className={styles.head}>{head}</div>
        <div className={styles.content}>{children}</div>
        <div className={styles.rail}>
          <div className={styles.sticky}>
            <div className={styles.actions} data-form-actions>
              {actions}
            </div>
            <div className={styles.about}>{about}</div>
          </div>
        </div>
      </div>
    </div>
  )
}

interface RailPartProps {
  title: string
  /** The heading's id, for links to it. */
  id?: string
  children: ReactNode
}

export function RailPart({ title, id: own, children }: RailPartProps) {
  const made = useId()
  const id = own ?? made
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Stack gap="xs">
        <Title order={3} size="h6" id={id} tabIndex={-1} className={styles.title}>
          {title}
        </Title>
        {children}
      </Stack>
    </section>
  )
}

/** Renders a link, seen once it has the focus, from inside a long form to its buttons. */
export function SkipToActions() {
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={({ currentTarget }) => {
        const layout = currentTarget.closest('[data-form-layout]')
        layout?.querySelector<HTMLElement>('[data-form-actions] button:enabled')?.focus()
      }}
    >
      {t('entry.skipToActions')}
    </button>
  )
}
