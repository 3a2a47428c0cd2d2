import { Combobox, Group, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { IconFileText, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { limits } from '#catalogue/limits.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { foundEntriesQuery } from '#web/admin/api/queries.ts'
import { useMayAdd } from '#web/admin/documents/languages/use-may-add.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import styles from './palette.module.css'
import {
  addOptions,
  entriesAt,
  entryOptions,
  matchingOptions,
  type PaletteOption,
  recentOptions,
  screenOptions,
} from './palette-options.ts'
import { recentPaths } from './recent-paths.ts'

const shownRecent = 6

interface OptionGroup {
  label: string
  options: readonly PaletteOption[]
}

/** Finds screens, entries and what can be added by name; without words the last places come first. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const combobox = useCombobox({ opened: true })
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [typed, setTyped] = useState('')
  const { groups, isSearching } = useOptions(typed.trim().slice(0, limits.search))
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)

  // Enter opens the first match. It is found in the document, so once the options are there.
  const { resetSelectedOption, selectFirstOption } = combobox
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another first match
  useEffect(() => {
    resetSelectedOption()
    if (count > 0) selectFirstOption()
  }, [typed, count])

  return (
    <Dialog
      onClose={onClose}
      title={t('media.search')}
      withCloseButton={isPhone ?? false}
      fullScreen={isPhone ?? false}
      size={640}
      yOffset="10vh"
      classNames={{ body: styles.body, content: styles.content }}
    >
      <Combobox
        store={combobox}
        onOptionSubmit={(path) => {
          onClose()
          void navigate(path)
        }}
      >
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            data-autofocus
            size="md"
            maxLength={limits.search}
            aria-label={t('palette.search')}
            placeholder={t('palette.search')}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose()
            }}
          />
        </Combobox.EventsTarget>
        <VisuallyHidden role="status">
          {typed.trim() !== '' && !isSearching && count > 0 && t('palette.found', { count })}
        </VisuallyHidden>
        <Combobox.Options aria-label={t('media.search')} className={styles.options}>
          {groups.map(({ label, options }) => (
            <Combobox.Group key={label} label={label}>
              {options.map((option) => (
                <Option key={option.path} option={option} />
              ))}
            </Combobox.Group>
          ))}
          {count === 0 && (
            <Combobox.Empty role="status">
              {isSearching ? t('field.loadingTitles') : t('palette.nothing')}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox>
    </Dialog>
  )
}

function Option({ option: { path, title, detail, icon, approval } }: { option: PaletteOption }) {
  const Icon = icon ?? IconFileText
  return (
    <Combobox.Option value={path} className={styles.option}>
      <Group gap="sm" wrap="nowrap">
        <Icon size={18} aria-hidden className={styles.icon} />
        <Text span dir="auto" className={styles.title}>
          {title}
        </Text>
        <Text span size="sm" className={styles.detail}>
          {detail}
        </Text>
        {approval !== undefined && approval !== stateCodes.approved && (
          <StatusBadge code={approval} />
        )}
      </Group>
    </Combobox.Option>
  )
}

function useOptions(words: string): { groups: OptionGroup[]; isSearching: boolean } {
  const { id, roles } = useUser()
  const { pathname } = useLocation()
  const role = roles.name
  const mayAdd = useMayAdd()
  const maySearch = may(role, 'content.view')
  const [search] = useDebouncedValue(words, 150)
  const found = useQuery({
    ...foundEntriesQuery({ search }),
    enabled: maySearch && search !== '',
    placeholderData: keepPreviousData,
  })
  const paths = useMemo(
    () => recentPaths(localStorage, id).filter((path) => path !== pathname),
    [id, pathname],
  )
  const entries = entriesAt(paths).map(({ reference }) => reference)
  const named = useQuery({
    ...foundEntriesQuery({ entries: entries.join(',') }),
    enabled: maySearch && entries.length > 0,
  })
  const screens = screenOptions(role)
  const adding = addOptions(mayAdd)
  const recent = recentOptions(paths, role, named.data?.data ?? []).slice(0, shownRecent)
  const isOther = ({ path }: PaletteOption) => recent.every((one) => one.path !== path)
  const groups =
    words === ''
      ? [
          { label: t('palette.recent'), options: recent },
          { label: t('palette.screens'), options: screens.filter(isOther) },
          { label: t('palette.new'), options: adding },
        ]
      : [
          { label: t('palette.screens'), options: matchingOptions(screens, words) },
          { label: t('palette.entries'), options: entryOptions(found.data?.data ?? []) },
          { label: t('palette.new'), options: matchingOptions(adding, words) },
        ]
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    isSearching: maySearch && words !== '' && (found.isFetching || search !== words),
  }
}
