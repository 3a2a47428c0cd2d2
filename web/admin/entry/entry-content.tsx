import { Fieldset, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { without } from '#web/admin/form/field-errors.ts'
import { RowForm } from '#web/admin/rows/row-form.tsx'
import { RowView } from '#web/admin/rows/row-view.tsx'
import type { CardContentProps } from '#web/admin/section-card/card-content.tsx'
import { say } from '#web/admin/speech/speech.ts'
import styles from './entry.module.css'
import { SearchResult } from './search-result.tsx'
import { windowFields } from './window-fields.ts'

/** What search engines are told, and the address: fields that every entry has. */
const findable = new Set(['slug', 'seo_title', 'seo_description'])

interface EntryContentProps extends CardContentProps {
  collection: Collection
}

/** All of an entry on one page, in groups: what it says, when it is seen, how it is found. */
export function EntryContent({ collection, ...card }: EntryContentProps) {
  const { fields } = collection
  const { values } = card.form.content
  return (
    <Fieldset variant="unstyled" p={0} mx={0} disabled={card.isBusy} aria-busy={card.isBusy}>
      <Stack gap="xl">
        <Group title={say('entry.content')}>
          <Fields {...card} fields={fields.filter(({ key }) => !findable.has(key))} />
        </Group>
        <Group title={say('entry.window')}>
          <Text size="sm" c="dimmed">
            {say('entry.windowMeans')}
          </Text>
          <div className={styles.pair}>
            <Fields {...card} fields={windowFields()} />
          </div>
        </Group>
        <Group title={say('entry.found')}>
          <Fields {...card} fields={fields.filter(({ key }) => findable.has(key))} />
          <SearchResult collection={collection} row={values} id={card.state.entry_id} />
        </Group>
      </Stack>
    </Fieldset>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Title order={3} size="h4" id={id} mb="sm">
        {title}
      </Title>
      <Stack gap="md">{children}</Stack>
    </section>
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
