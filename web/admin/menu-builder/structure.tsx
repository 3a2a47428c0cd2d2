import { Alert, Group, Paper, Text, Title } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { entrySteps } from '#web/admin/ordered-list/entry-steps.ts'
import { SortableList } from '#web/admin/ordered-list/sortable-list.tsx'
import type { MenuPage } from './builder.ts'
import styles from './menu-builder.module.css'
import { pageKey, ShownEntry, StructureEntry } from './structure-entry.tsx'

interface StructureProps {
  label: string
  pages: readonly MenuPage[]
  max: number
  error: string | null
  mayEdit: boolean
  remove: (at: number) => void
  move: (from: number, to: number) => void
  /** The last page is gone and its buttons with it. */
  whenEmpty: () => HTMLElement | null
}

/** The right card: the menu in its order. Dragged, moved with the keyboard or by buttons. */
export function Structure(props: StructureProps) {
  const { label, pages, max, error, mayEdit } = props
  const id = useId()

  const steps = entrySteps<MenuPage>({
    entries: pages,
    keyOf: pageKey,
    nameAt: (at) => pages[at]?.name ?? '',
    remove: props.remove,
    move: props.move,
    whenEmpty: props.whenEmpty,
    afterRemoval: (left) => ` ${left} of ${max} places are taken.`,
  })

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
        <SortableList move={steps.drag}>
          <ol className={styles.structure} aria-label={`${label}: structure`}>
            {pages.map((page, index) => (
              <StructureEntry
                key={page.id}
                page={page}
                index={index}
                count={pages.length}
                remove={() => steps.remove(index)}
                move={(to) => steps.step(index, to)}
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
