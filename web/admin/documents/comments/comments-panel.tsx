import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CommentThread } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { SidePanel } from '#web/admin/ui/panel/side-panel.tsx'
import { CommentForm } from './comment-form.tsx'
import { type OpenComments, openComments } from './comment-marker.tsx'
import { type CommentedRevision, commentsQuery } from './comment-queries.ts'
import styles from './comments.module.css'
import { ThreadCard } from './thread-card.tsx'

interface CommentsPanelProps {
  record: CommentedRevision
  label: string
  comments: OpenComments
  onClose: () => void
}

export function CommentsPanel(props: CommentsPanelProps) {
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false })
  const title = t('comments.of', { name: props.label })
  const isBeside = isWide && !props.comments.isInModal
  return isBeside ? <Beside {...props} title={title} /> : <Sheet {...props} title={title} />
}

type Titled = CommentsPanelProps & { title: string }

function Beside({ title, onClose, ...props }: Titled) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <SidePanel
      name="comments"
      title={title}
      heading={heading}
      closeLabel={t('comments.close')}
      className={styles.beside}
      onClose={onClose}
    >
      <div className={styles.body}>
        <Comments {...props} heading={heading} />
      </div>
    </SidePanel>
  )
}

function Sheet({ title, onClose, ...props }: Titled) {
  const heading = useRef<HTMLSpanElement>(null)
  return (
    <Dialog
      onClose={onClose}
      title={
        <span ref={heading} tabIndex={-1}>
          {title}
        </span>
      }
      size="lg"
      zIndex={1120}
      closeOnClickOutside={false}
      classNames={{ inner: styles.sheetInner, content: styles.sheet }}
      closeButtonProps={{ 'aria-label': t('comments.close') }}
    >
      <Comments {...props} heading={heading} />
    </Dialog>
  )
}

interface CommentsProps extends Omit<CommentsPanelProps, 'onClose'> {
  heading: RefObject<HTMLElement | null>
}

function Comments({ record, comments, heading }: CommentsProps) {
  const { field } = comments
  const [withResolved, setWithResolved] = useState(false)
  const load = useInfiniteQuery(commentsQuery(record))
  const threads = allOf(load.data?.pages ?? [])
  const about = threads.filter((one) => field === null || one.field === field.path)
  const listed = about.filter((one) => withResolved || one.resolved_at === null)
  const isAnyResolved = about.some((one) => one.resolved_at !== null)
  const canWrite = load.data?.pages[0]?.can_write ?? false
  const list = useRef<HTMLOListElement>(null)
  const pages = load.data?.pages.length ?? 0
  const [earlier, setEarlier] = useState<{ pages: number; listed: number } | null>(null)

  function loadEarlier() {
    if (load.isFetchingNextPage) return
    setEarlier({ pages, listed: listed.length })
    void load.fetchNextPage()
  }

  // The button disappears with the last page: the focus goes to the first thread that it loaded.
  useEffect(() => {
    if (!earlier || pages <= earlier.pages) return
    setEarlier(null)
    const first = list.current?.children[earlier.listed]
    const place = first instanceof HTMLElement ? first : heading.current
    place?.focus()
    announce(t('comments.earlierShown', { count: listed.length - earlier.listed }))
  }, [earlier, pages, listed.length, heading])

  return (
    <Stack gap="md">
      {field && (
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={600}>
            {t('comments.about', { name: field.label })}
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => openComments({ ...comments, field: null })}
          >
            {t('comments.allFields')}
          </Button>
        </Group>
      )}
      {load.isError && !load.data && (
        <LoadFailed error={load.error} onRetry={() => void load.refetch()} />
      )}
      {load.isPending && <SkeletonStack count={2} height={90} />}
      {load.data && !canWrite && <Hint>{t('comments.closed')}</Hint>}
      {canWrite && (
        <CommentForm
          key={field?.path ?? ''}
          record={record}
          target={{ kind: 'new', field: field?.path ?? '' }}
        />
      )}
      {isAnyResolved && (
        <Checkbox
          label={t('comments.showResolved')}
          checked={withResolved}
          onChange={(event) => setWithResolved(event.currentTarget.checked)}
        />
      )}
      {load.data && listed.length === 0 && !load.hasNextPage && <Hint>{t('comments.none')}</Hint>}
      <ol ref={list} className={styles.threads}>
        {listed.map((thread) => (
          <ThreadCard
            key={thread.id}
            record={record}
            thread={thread}
            canWrite={canWrite}
            isFieldSaid={field === null}
            heading={heading}
          />
        ))}
      </ol>
      {load.isFetchNextPageError && <LoadFailed error={load.error} onRetry={loadEarlier} />}
      {load.hasNextPage && !load.isFetchNextPageError && (
        <Button variant="default" aria-busy={load.isFetchingNextPage} onClick={loadEarlier}>
          {t('comments.earlier')}
        </Button>
      )}
    </Stack>
  )
}

/** Returns all threads once: one that moved to the next page between two calls comes twice. */
function allOf(pages: readonly { data: CommentThread[] }[]): CommentThread[] {
  return [...new Map(pages.flatMap(({ data }) => data.map((one) => [one.id, one]))).values()]
}
