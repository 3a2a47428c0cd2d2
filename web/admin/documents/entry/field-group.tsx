import { Anchor, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './entry.module.css'

interface FieldGroupProps {
  /** Of its heading, to which the index leads. */
  id: string
  title: string
  children: ReactNode
}

/** Fields that belong together, under their heading. */
export function FieldGroup({ id, title, children }: FieldGroupProps) {
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Title order={3} size="h4" id={id} tabIndex={-1} mb="sm" className={styles.heading}>
        {title}
      </Title>
      <Stack gap="md">{children}</Stack>
    </section>
  )
}

/** The way to each group of a long form. */
export function GroupIndex({ groups }: { groups: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label={t('entry.index')}>
      <ul className={styles.index}>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <Anchor component="button" type="button" underline="always" onClick={() => show(id)}>
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** An address with a mark would be another page, which asks about unsaved edits. */
function show(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
