import { Anchor, Fieldset, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { singletonOf } from '#catalogue/screens.ts'
import { RowForm, RowView } from '#web/admin/documents/form/row-form.tsx'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { without } from '#web/admin/fields/field-errors.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import styles from './entry.module.css'
import { SearchResult } from './search-result.tsx'
import { windowFields } from './window-fields.ts'

interface EntryContentProps extends CardContentProps {
  collection: Collection
}

/** From how many groups the form has an index. */
const long = 5

export function EntryContent({ collection, ...card }: EntryContentProps) {
  const id = useId()
  const { values } = card.form.content
  const said = fieldGroups(collection)
  const meaning = collection.window
  const heading = meaning ? labelled(meaning.heading) : t('entry.window')
  const titles = [...said.map(({ title }) => title), heading, t('entry.found')]
  const groups = titles.map((title, at) => ({ title, id: `${id}-${at}` }))
  const [found, window] = [groups.at(-1), groups.at(-2)]
  return (
    <Fieldset variant="unstyled" p={0} mx={0} disabled={card.isBusy} aria-busy={card.isBusy}>
      <Stack gap="xl">
        {groups.length >= long && <GroupIndex groups={groups} />}
        {said.map(({ title, fields }, at) => (
          <FieldGroup key={title} id={`${id}-${at}`} title={title}>
            <Fields {...card} fields={fields} />
          </FieldGroup>
        ))}
        {window && (
          <FieldGroup {...window}>
            <Text size="sm" c="dimmed">
              {meaning ? labelled(meaning.hint) : t('entry.windowMeans')}
            </Text>
            <div className={styles.pair}>
              <Fields {...card} fields={windowFields(meaning)} />
            </div>
          </FieldGroup>
        )}
        {found && (
          <FieldGroup {...found}>
            <Fields {...card} fields={findableFields(collection, textAt(values, 'slug'))} />
            <SearchResult
              collection={collection}
              row={values}
              id={card.state.entry_id}
              language={card.state.language}
            />
          </FieldGroup>
        )}
      </Stack>
    </Fieldset>
  )
}

function Fields({
  fields,
  state,
  form,
  refusals,
}: CardContentProps & { fields: readonly Field[] }) {
  const { content, change } = form
  if (!state.can.includes('edit')) return <RowView fields={fields} row={content.values} />
  return (
    <RowForm
      fields={fields}
      row={content.values}
      errors={refusals.errors.values}
      change={(patch, field) => {
        change({ ...content, values: { ...content.values, ...patch } })
        const values = without(refusals.errors.values, [field.wire])
        refusals.setErrors({ ...refusals.errors, values })
      }}
    />
  )
}

interface FieldGroupProps {
  id: string
  title: string
  children: ReactNode
}

function FieldGroup({ id, title, children }: FieldGroupProps) {
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Title order={3} size="h4" id={id} tabIndex={-1} mb="sm" className={styles.heading}>
        {title}
      </Title>
      <Stack gap="md">{children}</Stack>
    </section>
  )
}

/** Links to each group of a long form. */
function GroupIndex({ groups }: { groups: readonly { id: string; title: string }[] }) {
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

/** Scrolls to a group. A link with a hash would navigate, and ask about unsaved edits. */
function show(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

interface NamedFields {
  title: string
  fields: Field[]
}

/** The fields that every entry has for its address and for search engines. */
const findable = new Set(['slug', 'seo_title', 'seo_description'])

/** Returns an entry's fields in the groups of its declaration; ungrouped ones come first. */
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

/** Returns the fields by which an entry is found; only the address where it has no page. */
export function findableFields(collection: Collection, slug = ''): Field[] {
  const found = collection.fields.filter(({ key }) => findable.has(key))
  return singletonOf(collection.singletons, slug)
    ? found.filter(({ key }) => key !== 'slug')
    : found
}
