import { Anchor, Button, Paper, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { location } from '#catalogue/collections/location.ts'
import { mayEverywhere } from '#web/admin/account/session/scope.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { LocationGroup } from '#web/admin/api/wire.gen.ts'
import { groupsQuery, useGroupNames } from '#web/admin/documents/groups/group-queries.ts'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import { optionsOf } from '#web/admin/fields/field-labels.ts'
import { formatList, labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import {
  type Column,
  ResponsiveTable,
  RowButton,
} from '#web/admin/lists/table/responsive-table.tsx'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { ruleFields } from './group-form.ts'

/** Lists the groups of restaurants, which people who may edit them add and change. */
export function GroupsScreen() {
  const mayEdit = mayEverywhere(useUser(), 'groups.edit')
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAdding, setAdding] = useState(false)
  const { view, show } = useLogView()
  const [address, setAddress] = useSearchParams()
  const opened = mayEdit ? Number(address.get('group') ?? 0) : 0
  const groups = useQuery(
    groupsQuery({ search: view.search, page: view.page, per_page: view.perPage }),
  )

  function open(id: number | null) {
    const next = new URLSearchParams(window.location.search)
    if (id === null) next.delete('group')
    else next.set('group', String(id))
    setAddress(next, { preventScrollReset: true })
  }

  return (
    <Stack gap="lg">
      <ScreenHeader
        title={labelled('Restaurant groups')}
        intro={t('groups.intro')}
        heading={heading}
      >
        {mayEdit && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            {t('groups.add')}
          </Button>
        )}
      </ScreenHeader>
      <Paper withBorder p="md">
        <Stack>
          <TypedSearch
            aria-label={t('groups.search')}
            placeholder={t('history.search')}
            w={{ base: '100%', xs: 240 }}
            words={view.search}
            onSearch={(search) => show({ search })}
          />
          <Loaded
            query={groups}
            skeleton={<SkeletonStack count={view.perPage} height={54} gap="sm" />}
          >
            {(data) => (
              <>
                <GroupTable
                  rows={data.data}
                  empty={view.search === '' ? t('groups.none') : t('groups.noMatch')}
                  onOpen={mayEdit ? open : null}
                />
                {data.total > 0 && <Pager list={data} perPage={view.perPage} onChange={show} />}
              </>
            )}
          </Loaded>
        </Stack>
      </Paper>
      {isAdding && <GroupDialog id={undefined} onClose={() => setAdding(false)} />}
      {opened > 0 && (
        <GroupDialog
          key={opened}
          id={opened}
          onClose={() => {
            open(null)
            focusIfLost(heading)
          }}
        />
      )}
    </Stack>
  )
}

interface GroupTableProps {
  rows: LocationGroup[]
  empty: string
  /** Null for people who may not edit groups. */
  onOpen: ((id: number) => void) | null
}

function GroupTable({ rows, empty, onOpen }: GroupTableProps) {
  const parents = rows.flatMap(({ parent_id }) => (parent_id === null ? [] : [parent_id]))
  const names = useGroupNames([...new Set(parents)])
  const name = (group: LocationGroup) => (
    <div>
      {onOpen ? (
        <RowButton onOpen={() => onOpen(group.id)}>
          <bdi>{group.name}</bdi>
        </RowButton>
      ) : (
        <Text fw={600}>
          <bdi>{group.name}</bdi>
        </Text>
      )}
      {group.parent_id !== null && (
        <Hint>{t('groups.partOf', { name: names.get(group.parent_id) ?? '…' })}</Hint>
      )}
    </div>
  )
  const byHand = ({ locations }: LocationGroup) =>
    t('groups.byHandCount', { count: locations.length })
  const columns: Column<LocationGroup>[] = [
    { by: 'name', label: labelled('Name'), cell: name },
    { by: 'rule', label: t('groups.rule'), cell: ruleText },
    { by: 'locations', label: t('groups.byHand'), cell: byHand },
    { by: 'list', label: labelled(location.plural), cell: toRestaurants },
  ]
  return (
    <ResponsiveTable
      label={labelled('Restaurant groups')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
      columns={columns}
      minWidth={680}
      card={(group) => (
        <>
          {name(group)}
          <Text size="sm">{ruleText(group)}</Text>
          {group.locations.length > 0 && (
            <Hint>{`${t('groups.byHand')}: ${group.locations.length}`}</Hint>
          )}
          {toRestaurants(group)}
        </>
      )}
    />
  )
}

function toRestaurants({ id, name }: LocationGroup) {
  return (
    <Anchor component={Link} to={`${location.screens.list}?group=${id}`} size="sm">
      {t('groups.toRestaurants')}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Anchor>
  )
}

/** Returns a rule as text: "Country: Ireland, United Kingdom · Services: Delivery". */
function ruleText({ rule }: LocationGroup): string {
  if (!rule) return t('groups.noRule')
  const parts = ruleFields.flatMap((field) => {
    const values = rule[field.key]
    if (!values) return []
    const names = new Map(optionsOf(field).map(({ value, label }) => [value, label]))
    const said = formatList(values.map((value) => names.get(value) ?? value))
    return [`${labelled(field.label)}: ${said}`]
  })
  return parts.join(' · ')
}
