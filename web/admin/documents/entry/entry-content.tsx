import { Fieldset, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { RowForm, RowView } from '#web/admin/documents/form/row-form.tsx'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { without } from '#web/admin/fields/field-errors.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import styles from './entry.module.css'
import { FieldGroup, fieldGroups, findableFields, GroupIndex } from './field-group.tsx'
import { SearchResult } from './search-result.tsx'
import { windowFields } from './window-fields.ts'

interface EntryContentProps extends CardContentProps {
  collection: Collection
}

/** So many groups are worth an index. */
const long = 5

/** All of an entry on one page, in groups: what it says, when it is seen, how it is found. */
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
