import {
  Button,
  Checkbox,
  CloseButton,
  Group,
  Popover,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
} from '@mantine/core'
import { IconBookmark, IconColumns3, type IconProps } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { useBrandLanguages } from '#web/admin/documents/languages/use-brand-languages.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './list.module.css'
import { listColumns } from './list-columns.tsx'
import { type ListViewState, savedQuery } from './list-view.ts'

interface ViewButtonsProps {
  collection: Collection
  listView: ListViewState
}

/** The longest name of a saved view. */
const longestName = 60
/** Saved views of a list. */
const mostViews = 20

/** Renders what changes how a list is shown: its columns, and views that somebody has named. */
export function ViewButtons({ collection, listView }: ViewButtonsProps) {
  return (
    <>
      <PopoverButton label={t('list.columns')} icon={IconColumns3}>
        {() => <ColumnChoice collection={collection} listView={listView} />}
      </PopoverButton>
      <PopoverButton label={t('list.views')} icon={IconBookmark}>
        {(close) => <SavedViews listView={listView} onClose={close} />}
      </PopoverButton>
    </>
  )
}

interface PopoverButtonProps {
  label: string
  icon: ComponentType<IconProps>
  children: (close: () => void) => ReactNode
}

function PopoverButton({ label, icon: Icon, children }: PopoverButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Icon size={18} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={styles.popover}>
        {children(() => setOpen(false))}
      </Popover.Dropdown>
    </Popover>
  )
}

function ColumnChoice({ collection, listView: { columns, onColumns } }: ViewButtonsProps) {
  const hasLanguages = useBrandLanguages().length > 0
  const all = listColumns(collection, hasLanguages)
  return (
    <Checkbox.Group label={t('list.columns')} value={[...columns]} onChange={onColumns}>
      <Stack gap="xs" mt="xs">
        {all.map(({ key, label }) => (
          <Checkbox key={key} value={key} label={label} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

function SavedViews({ listView, onClose }: { listView: ListViewState; onClose: () => void }) {
  const { view, columns, savedViews, onSavedViews, showSaved } = listView
  const [name, setName] = useState('')
  const trimmed = name.trim()
  const others = savedViews.filter((one) => one.name !== trimmed)
  return (
    <Stack gap="sm">
      {savedViews.length === 0 && (
        <Text size="sm" c="dimmed" maw="32ch">
          {t('list.noViews')}
        </Text>
      )}
      {savedViews.map((saved) => (
        <Group key={saved.name} gap="xs" wrap="nowrap" justify="space-between">
          <UnstyledButton
            className={styles.saved}
            onClick={() => {
              showSaved(saved)
              onClose()
            }}
          >
            {saved.name}
          </UnstyledButton>
          <CloseButton
            aria-label={t('list.removeView', { name: saved.name })}
            onClick={() => onSavedViews(savedViews.filter((one) => one !== saved))}
          />
        </Group>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (trimmed === '') return
          const saved = { name: trimmed, query: savedQuery(view), columns }
          onSavedViews([...others, saved].slice(-mostViews))
          onClose()
        }}
      >
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            label={t('list.viewName')}
            maxLength={longestName}
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <Button type="submit" variant="default">
            {t('list.saveView')}
          </Button>
        </Group>
      </form>
    </Stack>
  )
}
