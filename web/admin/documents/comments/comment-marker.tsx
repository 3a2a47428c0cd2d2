import { ActionIcon, Button, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconMessage, IconMessagePlus } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import styles from './comments.module.css'

interface CommentedFieldProps {
  field: string
  label: string
  children: ReactNode
}

// An `aria-label` would count as one more label of the field, so the name is in the content.

export function CommentedField({ children, ...field }: CommentedFieldProps) {
  return (
    <div className={styles.field} data-field={field.field}>
      {children}
      <CommentMarker {...field} />
    </div>
  )
}

interface CommentMarkerProps extends Omit<CommentedFieldProps, 'children'> {
  /** Whether it follows its text instead of standing at the end of the line. */
  isInLine?: boolean
}

export function CommentMarker({ field, label, isInLine = false }: CommentMarkerProps) {
  const place = useContext(CommentContext)
  if (!place) return null
  const path = `${place.prefix}${field}`
  const count = place.open.find((one) => one.field === path)?.count ?? 0
  if (count === 0 && !place.mayWrite) return null
  const name = labelled(label)
  const words = count > 0 ? t('comments.open', { name, count }) : t('comments.add', { name })
  return (
    <Tooltip label={words}>
      <UnstyledButton
        className={styles.marker}
        data-open={count > 0}
        data-in-line={isInLine}
        onClick={() => {
          const { isInModal } = place
          openComments({ name: place.name, field: { path, label: name }, isInModal })
        }}
      >
        <VisuallyHidden>{words}</VisuallyHidden>
        {count > 0 ? (
          <>
            <IconMessage size={18} aria-hidden />
            <span aria-hidden>{count.toLocaleString(currentLocale())}</span>
          </>
        ) : (
          <IconMessagePlus size={18} aria-hidden />
        )}
      </UnstyledButton>
    </Tooltip>
  )
}

/** Marks its children as one item's fields; unsaved items cannot be commented on. */
export function CommentedItem({ id, children }: { id: number | null; children: ReactNode }) {
  const place = useContext(CommentContext)
  const inside = useMemo(
    () => (place && id !== null ? { ...place, prefix: `items.${id}.`, isInModal: true } : null),
    [place, id],
  )
  return <CommentContext value={inside}>{children}</CommentContext>
}

export function CommentsButton({ className }: { className?: string | undefined }) {
  const place = useContext(CommentContext)
  if (!place) return null
  const count = place.open.reduce((sum, one) => sum + one.count, 0)
  const name = place.label
  const words = count > 0 ? t('comments.open', { name, count }) : t('comments.of', { name })
  return (
    <Tooltip label={words}>
      <ActionIcon
        size={36}
        w="auto"
        miw={36}
        px={count > 0 ? 8 : 0}
        variant="transparent"
        className={className ?? ''}
        onClick={() => openComments({ name: place.name, field: null })}
      >
        <VisuallyHidden>{words}</VisuallyHidden>
        <IconMessage size={20} aria-hidden />
        <Count count={count} />
      </ActionIcon>
    </Tooltip>
  )
}

export function OpenCommentsButton() {
  const place = useContext(CommentContext)
  if (!place) return null
  const count = place.open.reduce((sum, one) => sum + one.count, 0)
  const name = place.label
  return (
    <Button
      variant="default"
      leftSection={<IconMessage size={18} aria-hidden />}
      onClick={() => openComments({ name: place.name, field: null })}
    >
      <VisuallyHidden>
        {count > 0 ? t('comments.open', { name, count }) : t('comments.of', { name })}
      </VisuallyHidden>
      <span aria-hidden>{t('comments.title')}</span>
      <Count count={count} />
    </Button>
  )
}

function Count({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.count} aria-hidden>
      {count.toLocaleString(currentLocale())}
    </span>
  )
}

/** The document whose comments are open, and the field they are narrowed to; null for all. */
export interface OpenComments {
  name: string
  field: { path: string; label: string } | null
  isInModal?: boolean
}

/** Only one document's comments are open at a time. */
let open: OpenComments | null = null
const listeners = new Set<() => void>()

export function openComments(next: OpenComments | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** Closes the comments if they are this document's. */
export function closeComments(name: string): void {
  if (open?.name === name) openComments(null)
}

export function useOpenComments(): OpenComments | null {
  return useSyncExternalStore(listen, () => open)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

interface CommentTarget {
  name: string
  label: string
  /** Open threads by field. */
  open: DocumentView['comments']
  /** Whether the reader may comment now; otherwise only fields with comments have a marker. */
  mayWrite: boolean
  /** The path before an item's fields: `items.12.`. */
  prefix: string
  isInModal: boolean
}

/** The commentable document around; null where there is none. */
export const CommentContext = createContext<CommentTarget | null>(null)
