import { Alert, Group, Paper, Text, Title } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import { SortableList } from '#web/admin/item-set/sortable-list.tsx'
import type { MenuPage } from './builder.ts'
import styles from './menu-builder.module.css'
import { ShownEntry, StructureEntry } from './structure-entry.tsx'
import { entryButtonId } from './structure-ids.ts'

interface StructureProps {
  label: string
  pages: readonly MenuPage[]
  max: number
  error: string | null
  mayEdit: boolean
  remove: (id: number) => void
  move: (from: number, to: number) => void
  /** The last page is gone and its buttons with it. */
  whenEmpty: () => void
}

/** The right card: the menu in its order. Dragged, moved with the keyboard or by buttons. */
export function Structure(props: StructureProps) {
  const { label, pages, max, error, mayEdit } = props
  const id = useId()

  function remove(page: MenuPage, at: number) {
    const neighbour = pages[at + 1] ?? pages[at - 1]
    props.remove(page.id)
    announce(`${page.name} removed. ${pages.length - 1} of ${max} places are taken.`)
    focusLater(neighbour ? entryButtonId(neighbour.id, 'remove') : null)
  }

  function move(from: number, to: number) {
    const page = pages[from]
    if (!page) return
    props.move(from, to)
    announce(`${page.name} moved from place ${from + 1} to ${to + 1}.`)
  }

  function step(page: MenuPage, from: number, to: number) {
    move(from, to)
    const isEnd = to === 0 || to === pages.length - 1
    const onward = to < from ? 'up' : 'down'
    const back = to < from ? 'down' : 'up'
    focusLater(entryButtonId(page.id, isEnd ? back : onward))
  }

  function focusLater(button: string | null) {
    // The list is drawn anew first.
    window.setTimeout(() => {
      if (button) document.getElementById(button)?.focus()
      else props.whenEmpty()
    }, 50)
  }

  return (
    <Paper component="section" withBorder aria-labelledby={id} className={styles.card}>
      <Group justify="space-between" className={styles.head}>
        <Title order={2} size="h4" id={id}>
          Structure
        </Title>
        <Text size="sm" c="dimmed">
          {pages.length} of {max} pages
        </Text>
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
          {mayEdit
            ? 'No pages yet. Tick some of the pages and add them with +.'
            : `${label} has no pages yet.`}
        </Text>
      )}
      {mayEdit ? (
        <SortableList move={move}>
          <ol className={styles.structure} aria-label={`${label}: structure`}>
            {pages.map((page, index) => (
              <StructureEntry
                key={page.id}
                page={page}
                index={index}
                count={pages.length}
                remove={() => remove(page, index)}
                move={(to) => step(page, index, to)}
              />
            ))}
          </ol>
        </SortableList>
      ) : (
        <ol className={styles.structure} aria-label={`${label}: structure`}>
          {pages.map((page, index) => (
            <ShownEntry key={page.id} page={page} index={index} />
          ))}
        </ol>
      )}
    </Paper>
  )
}
