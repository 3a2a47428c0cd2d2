import { Anchor, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { singletonOf } from '#catalogue/entries/singleton.ts'
import type { Field } from '#catalogue/field.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
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

interface NamedFields {
  title: string
  fields: Field[]
}

/** What search engines are told, and the address: fields that every entry has. */
const findable = new Set(['slug', 'seo_title', 'seo_description'])

/** What an entry says, in the groups of its declaration; what is in none of them comes first. */
export function fieldGroups({ fields, groups, narrowed = {} }: Collection): NamedFields[] {
  const grouped = new Set(groups.flatMap((group) => group.fields))
  const rest = fields.filter(
    ({ key }) => !findable.has(key) && !grouped.has(key) && !(key in narrowed),
  )
  const named = groups.map((group) => ({
    title: labelled(group.label),
    fields: group.fields.flatMap((wanted) => fields.find(({ key }) => key === wanted) ?? []),
  }))
  return [...(rest.length > 0 ? [{ title: t('entry.content'), fields: rest }] : []), ...named]
}

/** How an entry is found. Where it has a place of its own, that is its address. */
export function findableFields(collection: Collection, slug = ''): Field[] {
  const found = collection.fields.filter(({ key }) => findable.has(key))
  return singletonOf(collection.singletons, slug)
    ? found.filter(({ key }) => key !== 'slug')
    : found
}
