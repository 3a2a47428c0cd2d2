import { useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon, Alert, Button, Group, Paper, Text, Title } from '@mantine/core'
import { IconAlertCircle, IconLink, IconPencil } from '@tabler/icons-react'
import { type CSSProperties, useId } from 'react'
import { MenuLinkWarning } from '#web/admin/fields/link-warnings.tsx'
import type { FormLink } from '#web/admin/fields/sent-of.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import { EntryButtons, EntryHandle } from '#web/admin/ui/ordered-list/entry-buttons.tsx'
import { listActions } from '#web/admin/ui/ordered-list/list-actions.ts'
import { type Draggable, SortableList } from '#web/admin/ui/ordered-list/sortable-list.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './menu-builder.module.css'

interface StructureProps {
  label: string
  pages: readonly FormLink[]
  max: number
  columnOf?: number | undefined
  error: string | null
  mayEdit: boolean
  /** Opens the dialog for a link that is not a page of the list. */
  onAdd: () => void
  onEdit: (at: number) => void
  onRemove: (at: number) => void
  onMove: (from: number, to: number) => void
  /** Returns the element that takes the focus when the last page is gone. */
  whenEmpty: () => HTMLElement | null
}

export function Structure(props: StructureProps) {
  const { label, pages, max, error, mayEdit } = props
  const id = useId()
  const columnOf = props.columnOf ?? max

  const steps = listActions<FormLink>({
    entries: pages,
    keyOf: pageKey,
    nameAt: (at) => labelled(pages[at]?.name ?? ''),
    remove: props.onRemove,
    move: props.onMove,
    whenEmpty: props.whenEmpty,
    afterRemoval: (left) => t('menus.linksUsed', { length: left, most: max }),
  })

  const list = (
    <ol
      className={styles.structure}
      style={{ '--column': columnOf } as CSSProperties}
      aria-label={t('menus.structureOf', { label })}
    >
      {pages.map((page, index) => {
        const entry = { page, index, isFirst: index % columnOf === 0 }
        return mayEdit ? (
          <StructureEntry
            key={page.id}
            {...entry}
            count={pages.length}
            onEdit={() => props.onEdit(index)}
            onRemove={() => steps.remove(index)}
            onMove={(to) => steps.step(index, to)}
          />
        ) : (
          <MenuEntry key={page.id} {...entry} />
        )
      })}
    </ol>
  )

  return (
    <Paper
      component="section"
      withBorder
      aria-labelledby={id}
      className={styles.card}
      data-structure
    >
      <Group justify="space-between" className={styles.head}>
        <Title order={2} size="h4" id={id}>
          {labelled('Structure')}
        </Title>
        <Hint>{t('menus.count', { length: pages.length, most: max })}</Hint>
      </Group>
      {error && (
        <Alert color="red" m="md" mb={0} icon={<IconAlertCircle aria-hidden />}>
          <span data-invalid tabIndex={-1}>
            {error}
          </span>
        </Alert>
      )}
      {pages.length === 0 && (
        <Text c="dimmed" p="lg" ta="center">
          {mayEdit ? t('menus.noneAdd') : t('menus.none', { label })}
        </Text>
      )}
      {mayEdit ? <SortableList onMove={steps.drag}>{list}</SortableList> : list}
      {mayEdit && (
        <Button
          variant="default"
          m="md"
          mt={0}
          disabled={pages.length >= max}
          leftSection={<IconLink size={18} aria-hidden />}
          onClick={props.onAdd}
        >
          {t('menus.addLink')}
        </Button>
      )}
    </Paper>
  )
}

interface EntryProps {
  page: FormLink
  index: number
  isFirst: boolean
}

interface StructureEntryProps extends EntryProps {
  count: number
  onEdit: () => void
  onRemove: () => void
  onMove: (to: number) => void
}

function pageKey({ id }: FormLink): string {
  return `page-${id}`
}

function StructureEntry(props: StructureEntryProps) {
  const { page, index, count, isFirst, onEdit, onRemove, onMove } = props
  const { ref, handleRef } = useSortable({
    id: page.id,
    index,
    data: { name: labelled(page.name), count } satisfies Draggable,
  })
  return (
    <li ref={ref} className={styles.entry} data-first={isFirst} data-row={index}>
      <EntryHandle name={labelled(page.name)} handleRef={handleRef} />
      <PageLabel page={page} index={index} />
      <span className={styles.buttons}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('menus.editLink', { name: labelled(page.name) })}
          onClick={onEdit}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
        <EntryButtons
          entry={pageKey(page)}
          name={labelled(page.name)}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </span>
    </li>
  )
}

function MenuEntry({ page, index, isFirst }: EntryProps) {
  return (
    <li className={styles.entry} data-first={isFirst}>
      <PageLabel page={page} index={index} />
    </li>
  )
}

function PageLabel({ page, index }: Pick<EntryProps, 'page' | 'index'>) {
  return (
    <>
      <span className={styles.number}>{(index + 1).toLocaleString(currentLocale())}.</span>
      <div className={styles.name}>
        <span dir="auto">{labelled(page.name)}</span>
        <MenuLinkWarning link={page.link} />
      </div>
    </>
  )
}
