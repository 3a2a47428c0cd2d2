import { Anchor, Fieldset, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { entryPath } from '#catalogue/content/entry-path.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { singletonOf } from '#catalogue/screens.ts'
import { slugOf } from '#catalogue/text/slug.ts'
import { SkipToActions } from '#web/admin/documents/form/form-layout.tsx'
import { RowForm, RowView } from '#web/admin/documents/form/row-form.tsx'
import { useWrittenLanguage } from '#web/admin/documents/languages/use-brand-languages.ts'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { without } from '#web/admin/fields/field-errors.ts'
import { type Row, textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import styles from './entry.module.css'

interface EntryContentProps extends CardContentProps {
  collection: Collection
}

/** The heading of the window in the rail. */
export const scheduleId = 'schedule'

export function scheduleTitle({ window: meaning }: Collection): string {
  return meaning ? labelled(meaning.heading) : t('entry.window')
}

/** From how many groups the form has an index. */
const long = 4

export function EntryContent({ collection, ...card }: EntryContentProps) {
  const id = useId()
  const { values } = card.form.content
  const said = fieldGroups(collection)
  const titles = [...said.map(({ title }) => title), t('entry.addressAndSeo')]
  const groups = titles.map((title, at) => ({ title, id: `${id}-${at}` }))
  const searchGroup = groups.at(-1)
  const schedule = { id: scheduleId, title: scheduleTitle(collection) }
  return (
    <Fieldset variant="unstyled" p={0} mx={0} disabled={card.isBusy} aria-busy={card.isBusy}>
      <Stack gap="xl">
        {groups.length >= long && <GroupIndex groups={[...groups, schedule]} />}
        {said.map(({ title, fields }, at) => (
          <FieldGroup key={title} id={`${id}-${at}`} title={title}>
            <FormFields {...card} fields={fields} />
          </FieldGroup>
        ))}
        {searchGroup && (
          <FieldGroup {...searchGroup}>
            <FormFields {...card} fields={findableFields(collection, textAt(values, 'slug'))} />
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

/** Renders an entry's fields to edit, or to read. */
export function FormFields({
  fields,
  state,
  form,
  saveErrors,
}: CardContentProps & { fields: readonly Field[] }) {
  const { content, change } = form
  if (!state.can.includes('edit')) return <RowView fields={fields} row={content.values} />
  return (
    <RowForm
      fields={fields}
      row={content.values}
      errors={saveErrors.errors.values}
      onChange={(patch, field) => {
        change({ ...content, values: { ...content.values, ...patch } })
        const values = without(saveErrors.errors.values, [field.wire])
        saveErrors.setErrors({ ...saveErrors.errors, values })
      }}
    />
  )
}

function FieldGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Title order={3} size="h4" id={id} tabIndex={-1} mb="sm" className={styles.heading}>
        {title}
      </Title>
      <SkipToActions />
      <Stack gap="md">{children}</Stack>
    </section>
  )
}

/** Links to each group of a long form. */
function GroupIndex({ groups }: { groups: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label={t('entry.contents')}>
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
export function fieldGroups({
  fields,
  groups,
  fixedValues: narrowed = {},
}: Collection): NamedFields[] {
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
  const searchFields = collection.fields.filter(({ key }) => findable.has(key))
  return singletonOf(collection.singletons, slug)
    ? searchFields.filter(({ key }) => key !== 'slug')
    : searchFields
}

/** About as many characters as search engines show. */
const previewLengths = { title: 60, description: 160 }

interface SearchResultProps {
  collection: Collection
  row: Row
  id: number
  language: DocumentLanguage
}

/** Renders an entry as a search result; nothing where it has no page of its own. */
function SearchResult({ collection, row, id, language }: SearchResultProps) {
  const label = useId()
  const writtenLanguage = useWrittenLanguage(language)
  const title = textAt(row, collection.titleKey)
  const slug = textAt(row, 'slug') || slugOf(title, writtenLanguage)
  const path = entryPath(collection, id, slug, { ...row, ...collection.fixedValues })
  if (path === null) return null
  const summary = collection.fields.find(({ kind }) => kind === 'longText')
  const description = textAt(row, 'seo_description') || (summary ? textAt(row, summary.wire) : '')
  return (
    <div>
      <Text size="sm" fw={500} id={label} mb={4}>
        {t('entry.searchResult')}
      </Text>
      <figure className={styles.result} aria-labelledby={label}>
        <bdi dir="ltr" className={styles.address}>
          {window.location.host}
          {decodeURI(id === 0 ? path.replace('/0', '/…') : path)}
        </bdi>
        <span className={styles.found}>
          {cut(textAt(row, 'seo_title') || title || t('entry.untitled'), previewLengths.title)}
        </span>
        <span className={styles.words}>
          {cut(description, previewLengths.description) || t('entry.noDescription')}
        </span>
      </figure>
    </div>
  )
}

/** Returns as many whole words as fit. */
export function cut(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const start = line.slice(0, line[most - 1] === ' ' ? most : most - 1)
  const end = start.lastIndexOf(' ')
  return `${end > most / 2 ? start.slice(0, end) : start} …`
}
