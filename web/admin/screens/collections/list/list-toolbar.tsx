import { Anchor, Button, Group, NativeSelect, Skeleton, Text } from '@mantine/core'
import { IconDownload, IconFileImport, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { isReferenceColumn } from '#catalogue/content/column-values.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { type State, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import { exportAddress } from '#web/admin/api/collection-calls.ts'
import { optionsOf } from '#web/admin/fields/field-labels.ts'
import { labelled, labelledInside, t } from '#web/admin/i18n/translate.ts'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import { useDownload } from '#web/admin/ui/download/use-download.ts'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import type { ListViewState } from './list-view.ts'
import { filterParams, filtersOf, groupFilter, hasFilters, type ListView } from './list-view.ts'
import type { FilterProps } from './reference-filter.tsx'
import { ViewButtons } from './view-buttons.tsx'

/** Loaded on use. */
const ReferenceFilter = partLater(
  async () => (await import('./reference-filter.tsx')).ReferenceFilter,
  () => <Skeleton h={60} w={220} />,
)

const GroupSelect = partLater(
  async () => (await import('#web/admin/documents/groups/group-select.tsx')).GroupSelect,
  () => <Skeleton h={60} w={220} />,
)

const states: readonly State[] = ['draft', 'pending', 'approved', 'rejected', 'expired']

interface ListToolbarProps {
  collection: Collection
  listView: ListViewState
}

export function ListToolbar({ collection, listView }: ListToolbarProps) {
  const { view, show } = listView
  const filterBy = (key: string) => (value: string) => {
    const { [key]: _before, ...others } = view.filters
    show({ filters: value === '' ? others : { ...others, [key]: value } })
  }
  const everyStatus = { value: '', label: t('collection.anyStatus') }
  const status = [
    everyStatus,
    ...states.map((state) => ({
      value: String(stateCodes[state]),
      label: labelled(stateNames[state]),
    })),
  ]
  return (
    <Group gap="sm" align="flex-end" role="search" aria-label={t('collection.narrow')}>
      <TypedSearch
        flex="1 1 220px"
        label={t('media.search')}
        words={view.search}
        onSearch={(search) => show({ search }, { replace: true })}
      />
      <NativeSelect
        flex="1 1 160px"
        label={t('history.status')}
        data={status}
        value={view.status === null ? '' : String(view.status)}
        onChange={({ currentTarget: { value } }) => {
          const code = Object.values(stateCodes).find((one) => String(one) === value)
          show({ status: code ?? null })
        }}
      />
      {filtersOf(collection).map((field) => {
        const Filter = isReferenceColumn(field) ? ReferenceFilter : ChoiceFilter
        return (
          <Filter
            key={field.key}
            field={field}
            value={view.filters[field.key] ?? ''}
            onChange={filterBy(field.key)}
          />
        )
      })}
      {collection.grouping && (
        <GroupSelect
          label={t('groups.group')}
          placeholder={t('collection.any')}
          value={Number(view.filters[groupFilter]) || null}
          onChange={(id) => filterBy(groupFilter)(id === null ? '' : String(id))}
        />
      )}
      <Group gap="xs" ms="auto">
        {hasFilters(view) && (
          <Button variant="subtle" onClick={() => show({ search: '', status: null, filters: {} })}>
            {t('list.clearFilters')}
          </Button>
        )}
        <ViewButtons collection={collection} listView={listView} />
      </Group>
    </Group>
  )
}

function ChoiceFilter({ field, value, onChange }: FilterProps) {
  return (
    <NativeSelect
      flex="1 1 160px"
      label={labelled(field.label)}
      data={[{ value: '', label: t('collection.any') }, ...optionsOf(field)]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

interface TransferButtonsProps {
  collection: Collection
  view: ListView
  mayEdit: boolean
}

/** Renders the export of all pages of the list, and the import. */
export function TransferButtons({ collection, view, mayEdit }: TransferButtonsProps) {
  const { isRunning, run } = useDownload()
  const save = (format: 'csv' | 'json') => {
    const address = exportAddress(collection, { ...filterParams(collection, view), format })
    void run(address, `${collection.key}.${format}`)
  }
  return (
    <Group gap="xs">
      <ActionButton
        variant="default"
        isRunning={isRunning}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => save('csv')}
      >
        {t('logs.export')}
      </ActionButton>
      <Button variant="default" onClick={() => save('json')}>
        {t('collection.exportJson')}
      </Button>
      {mayEdit && <ImportButton collection={collection} />}
    </Group>
  )
}

/** Renders links to the files that others fetch, as guests see the entries. */
export function FeedLinks({ feeds }: { feeds: readonly string[] }) {
  return (
    <Group gap="xs" component="p" my={0}>
      <Text span size="sm" c="dimmed">
        {t('collection.feeds')}
      </Text>
      {feeds.map((path) => (
        <Anchor key={path} href={path} target="_blank" size="sm">
          {path.slice(path.lastIndexOf('/') + 1)}
        </Anchor>
      ))}
    </Group>
  )
}

export function AddButton({ collection }: { collection: Collection }) {
  return (
    <Button
      component={Link}
      to={collection.screens.add}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('collection.add', { label: labelledInside(collection.label) })}
    </Button>
  )
}

const ImportDialog = dialogLater(
  async () => (await import('#web/admin/lists/import/import-dialog.tsx')).ImportDialog,
)

function ImportButton({ collection }: { collection: Collection }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('import.open')}
      </Button>
      {isOpen && <ImportDialog collection={collection} onClose={() => setOpen(false)} />}
    </>
  )
}
