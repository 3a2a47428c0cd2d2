import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconRotate } from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { commentedFieldAt } from '#catalogue/content/commented-field.ts'
import { may } from '#catalogue/roles.ts'
import { trimEndOf } from '#catalogue/text/trim-end.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { type ApiResponse, deleteApi, postApi } from '#web/admin/api/call-api.ts'
import type { Comment, CommentThread } from '#web/admin/api/wire.gen.ts'
import { formatValue } from '#web/admin/fields/format-value.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { CommentForm } from './comment-form.tsx'
import { type CommentedRevision, putThread } from './comment-queries.ts'
import styles from './comments.module.css'

interface ThreadCardProps {
  record: CommentedRevision
  thread: CommentThread
  canWrite: boolean
  /** Whether its field is named elsewhere. */
  isFieldSaid: boolean
  /** The panel's heading, which takes the focus when this thread goes. */
  heading: RefObject<HTMLElement | null>
}

export function ThreadCard(props: ThreadCardProps) {
  const { record, thread, canWrite, isFieldSaid, heading } = props
  const dialogs = useDialogs()
  const action = useAction(t('comments.title'), { isQuiet: true })
  const mayResolve = may(useUser().roles.name, 'comments.write')
  const [isAnswering, setAnswering] = useState(false)
  const card = useRef<HTMLLIElement>(null)
  const isResolved = thread.resolved_at !== null
  const focusBack = () => focusIfLost(card, heading)

  async function run(call: () => Promise<ApiResponse<CommentThread>>) {
    const response = await action.run('run', call)
    if (response) putThread(record, response.data)
    focusBack()
  }

  async function remove(id: number) {
    const isSure = await dialogs.confirm({
      title: t('comments.askDelete'),
      message: t('comments.deleteMeans'),
      yes: t('comments.delete'),
      isDanger: true,
    })
    if (isSure) await run(() => deleteApi('/comments/{id}', { id }))
  }

  return (
    <li ref={card} tabIndex={-1} className={styles.thread} data-resolved={isResolved}>
      {isFieldSaid && thread.label && (
        <Text size="sm" fw={600} mb={4}>
          {thread.label}
        </Text>
      )}
      <ol className={styles.comments}>
        {thread.comments.map((comment) => (
          <CommentItem
            key={comment.id}
            record={record}
            comment={comment}
            onRemove={() => void remove(comment.id)}
            focusBack={focusBack}
          />
        ))}
      </ol>
      <Suggestion record={record} thread={thread} />
      {isResolved && (
        <Text size="sm" c="dimmed" mt={6}>
          {t('comments.resolvedBy', {
            name: thread.resolved_by ?? '',
            time: formatMoment(thread.resolved_at),
          })}
        </Text>
      )}
      {isAnswering && (
        <CommentForm
          record={record}
          target={{ kind: 'answer', thread: thread.id }}
          onDone={() => {
            setAnswering(false)
            focusBack()
          }}
        />
      )}
      <Group gap="xs" mt="xs">
        {canWrite && !isAnswering && (
          <Button variant="default" size="compact-sm" onClick={() => setAnswering(true)}>
            {t('comments.reply')}
          </Button>
        )}
        {mayResolve && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={
              isResolved ? (
                <IconRotate size={16} aria-hidden />
              ) : (
                <IconCheck size={16} aria-hidden />
              )
            }
            onClick={() => {
              const body = { resolved: !isResolved }
              void run(() => postApi('/comments/{id}/resolve', { id: thread.id, body }))
            }}
          >
            {isResolved ? t('comments.reopen') : t('comments.resolve')}
          </Button>
        )}
      </Group>
    </li>
  )
}

/** Renders the value that an approver suggested for the thread's field. */
function Suggestion({ record, thread }: Pick<ThreadCardProps, 'record' | 'thread'>) {
  const { field: path, suggestion } = thread
  const declaration = declarationByEntityType(record.entity_type)
  const field = declaration && commentedFieldAt(declaration, path)
  if (!field || suggestion === null) return null
  return (
    <Text size="sm" className={styles.text}>
      {t('remark.suggests')} <bdi>{formatValue(field, { [field.wire]: suggestion })}</bdi>
    </Text>
  )
}

interface CommentItemProps {
  record: CommentedRevision
  comment: Comment
  onRemove: () => void
  focusBack: () => void
}

function CommentItem({ record, comment, onRemove, focusBack }: CommentItemProps) {
  const [isChanging, setChanging] = useState(false)
  const { by, at, edited_at, deleted, can_edit } = comment
  return (
    <li className={styles.comment}>
      <Text size="sm" c="dimmed">
        <bdi className={styles.by}>{by}</bdi> {formatMoment(at)}
        {edited_at && !deleted && ` · ${t('comments.edited')}`}
      </Text>
      {deleted && (
        <Text size="sm" c="dimmed" fs="italic">
          {t('comments.deleted')}
        </Text>
      )}
      {!deleted && !isChanging && <CommentText comment={comment} />}
      {isChanging && (
        <CommentForm
          record={record}
          target={{ kind: 'change', comment }}
          onDone={() => {
            setChanging(false)
            focusBack()
          }}
        />
      )}
      {can_edit && !isChanging && (
        <Stack gap={0}>
          <Group gap={4}>
            <Button variant="subtle" size="compact-sm" onClick={() => setChanging(true)}>
              {t('comments.change')}
            </Button>
            <Button variant="subtle" color="red" size="compact-sm" onClick={onRemove}>
              {t('comments.delete')}
            </Button>
          </Group>
        </Stack>
      )}
    </li>
  )
}

function CommentText({ comment }: { comment: Pick<Comment, 'text' | 'mentions'> }) {
  const called = new Set(comment.mentions.map((name) => `@${name}`.toLowerCase()))
  // `split` with a group puts the mentions at the odd places.
  const parts = comment.text.split(/(@[^\s@]+)/u)
  return (
    <Text className={styles.text}>
      {parts.map((part, nth) => {
        const name = called.has(part.toLowerCase()) ? part : trimEndOf(part, /[^\p{L}\p{N}]/u)
        if (!called.has(name.toLowerCase())) return part
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
          <span key={nth}>
            <bdi className={styles.called}>{name}</bdi>
            {part.slice(name.length)}
          </span>
        )
      })}
    </Text>
  )
}
