import { Anchor, Fieldset, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { entryLink } from '#catalogue/text/link-target.ts'
import { entryQuery } from '#web/admin/api/entry-queries.ts'
import { RailPart } from '#web/admin/documents/form/form-layout.tsx'
import { relevantFields } from '#web/admin/documents/form/row-form.tsx'
import { useGroupNames } from '#web/admin/documents/groups/group-queries.ts'
import { LinkUses } from '#web/admin/documents/links/linked-from.tsx'
import { revealField } from '#web/admin/documents/preview/field-path.ts'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { formatValue } from '#web/admin/fields/format-value.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { idAt, type Row, rowsAt, textAt } from '#web/admin/fields/row.ts'
import { formatList, labelled, t } from '#web/admin/i18n/translate.ts'
import { CopyTextButton } from '#web/admin/ui/dialogs/copy-text-button.tsx'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { visibilityOf } from '#web/admin/ui/status/entry-badges.tsx'
import styles from './entry.module.css'
import { FormFields, scheduleId, scheduleTitle } from './entry-content.tsx'
import { windowFields } from './entry-shape.ts'

const EntryHistory = partLater(
  async () => (await import('#web/admin/documents/history/entry-history.tsx')).EntryHistory,
  () => <SkeletonRows count={3} height={48} />,
)

interface EntryRailProps extends CardContentProps {
  collection: Collection
}

/** Renders what is about a whole entry, beside its form. */
export function EntryRail({ collection, ...card }: EntryRailProps) {
  const { entry_id: id, language } = card.state
  return (
    <>
      {card.state.can.includes('save') && language === '' && (
        <Checks
          fields={card.section.fields}
          row={card.form.content.values}
          goesOn={collection.window?.goesOn ?? false}
        />
      )}
      {id !== 0 && collection.grouping && card.state.can.includes('submit') && (
        <AtOnce collection={collection} state={card.state} />
      )}
      {language === '' && <Schedule {...card} collection={collection} />}
      {id !== 0 && (
        <>
          <Address collection={collection} state={card.state} />
          {collection.grouping && <Groups collection={collection} state={card.state} />}
          <RailPart title={t('links.from')}>
            <LinkUses links={[entryLink(collection.entityType, id)]} />
          </RailPart>
          <RailPart title={t('entry.history')}>
            <EntryHistory collection={collection} id={id} />
          </RailPart>
        </>
      )}
    </>
  )
}

interface ChecksProps {
  fields: readonly Field[]
  row: Row
  goesOn: boolean
}

/** Says what a submission would be refused for, and leads to each field. */
function Checks({ fields, row, goesOn }: ChecksProps) {
  const missing = missingFields(fields, row)
  const found = windowFault(fields, row, new Date().toISOString())
  // What goes on after its closing date is amended then, too.
  const fault = goesOn && found?.sentence === 'entry.endHasPassed' ? null : found
  const isDone = missing.length === 0 && !fault
  const Icon = isDone ? IconCircleCheck : IconAlertTriangle
  return (
    <RailPart title={t('entry.checks')}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Icon size={18} aria-hidden className={styles.check} data-done={isDone} />
        <div>
          {isDone && <Text size="sm">{t('entry.nothingMissing')}</Text>}
          {missing.length > 0 && <Text size="sm">{t('entry.missing')}</Text>}
          <ul className={styles.faults}>
            {missing.map((field) => (
              <FieldLink key={field.key} field={field}>
                {labelled(field.label)}
              </FieldLink>
            ))}
            {fault && <FieldLink field={fault.field}>{t(fault.sentence)}</FieldLink>}
          </ul>
        </div>
      </Group>
    </RailPart>
  )
}

function FieldLink({ field, children }: { field: Field; children: string }) {
  const card = () => document.getElementById('content') ?? document.body
  return (
    <li>
      <Anchor
        component="button"
        type="button"
        size="sm"
        underline="always"
        onClick={() => void revealField(field.wire, { card: card(), openItems: null })}
      >
        {children}
      </Anchor>
    </li>
  )
}

/** Returns what is wrong with the end of a window, which the server refuses to submit. */
export function windowFault(
  fields: readonly Field[],
  row: Row,
  now: string,
): { field: Field; sentence: 'entry.endsBeforeStart' | 'entry.endHasPassed' } | null {
  const field = fields.find(({ key }) => key === 'ends_at')
  const end = field && Date.parse(textAt(row, field.wire))
  if (!field || !end) return null
  // A moment that is not there compares with nothing.
  if (end <= Date.parse(textAt(row, 'starts_at')))
    return { field, sentence: 'entry.endsBeforeStart' }
  return end <= Date.parse(now) ? { field, sentence: 'entry.endHasPassed' } : null
}

/** Returns the required fields that are empty, and the lists with a row that lacks one. */
export function missingFields(fields: readonly Field[], row: Row): Field[] {
  return relevantFields(fields, row).filter(
    (field) => (field.required && isEmpty(field, row)) || hasIncompleteRow(field, row),
  )
}

function isEmpty(field: Field, row: Row): boolean {
  if (field.kind === 'image') return pictureAt(field, row) === null
  return formatValue(field, row).trim() === ''
}

function hasIncompleteRow({ rows, wire }: Field, row: Row): boolean {
  if (!rows) return false
  return rowsAt(row, wire).some(
    (one) => missingFields(rows.fieldsOf(idAt(one, 'id'), one.kind), one).length > 0,
  )
}

function Schedule({ collection, ...card }: EntryRailProps) {
  const meaning = collection.window
  return (
    <RailPart id={scheduleId} title={scheduleTitle(collection)}>
      <Hint>{meaning ? labelled(meaning.hint) : t('entry.windowMeans')}</Hint>
      <Fieldset variant="unstyled" p={0} mx={0} disabled={card.isBusy}>
        <FormFields {...card} fields={windowFields(meaning)} />
      </Fieldset>
    </RailPart>
  )
}

/** Names the fields whose changes guests see without an approval. */
function AtOnce({ collection, state }: Pick<EntryRailProps, 'collection' | 'state'>) {
  const { data } = useQuery(entryQuery(collection, state.entry_id, state))
  const fields = collection.fields.filter(({ key }) => data?.at_once?.includes(key))
  if (fields.length === 0) return null
  const labels = formatList(fields.map(({ label }) => labelled(label)))
  return (
    <RailPart title={t('entry.atOnce')}>
      <Text size="sm">{t('entry.atOnceMeans', { labels })}</Text>
    </RailPart>
  )
}

/** Names the groups that the entry is in, each with a link to the list of its entries. */
function Groups({ collection, state }: Pick<EntryRailProps, 'collection' | 'state'>) {
  const { data } = useQuery(entryQuery(collection, state.entry_id, state))
  const ids = data?.groups ?? []
  const names = useGroupNames(ids)
  if (ids.length === 0) return null
  return (
    <RailPart title={t('groups.groups')}>
      <Stack component="ul" gap={4} className={styles.groups}>
        {ids.map((id) => (
          <li key={id}>
            <Anchor component={Link} to={`${collection.screens.list}?group=${id}`} size="sm">
              <bdi>{names.get(id) ?? '…'}</bdi>
            </Anchor>
          </li>
        ))}
      </Stack>
    </RailPart>
  )
}

/** Shows where guests find the entry; nothing where it has no page of its own. */
function Address({ collection, state }: Pick<EntryRailProps, 'collection' | 'state'>) {
  const { data } = useQuery(entryQuery(collection, state.entry_id, state))
  if (!data?.path) return null
  const { live, archived } = visibilityOf(data.records)
  const address = new URL(data.path, window.location.href).href
  return (
    <RailPart title={t('entry.address')}>
      <Stack gap="xs" align="flex-start">
        {live && !archived ? (
          <Anchor href={data.path} target="_blank" rel="noopener" size="sm">
            <bdi dir="ltr" className={styles.address}>
              {decodeURI(data.path)}
            </bdi>
          </Anchor>
        ) : (
          <bdi dir="ltr" className={styles.address}>
            {decodeURI(data.path)}
          </bdi>
        )}
        <Group gap="xs">
          <CopyTextButton text={address} label={t('file.copyAddress')} />
        </Group>
      </Stack>
    </RailPart>
  )
}
