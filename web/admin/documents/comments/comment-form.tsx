import { Button, Group, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { ApiError, errorMessage } from '#web/admin/api/api-error.ts'
import { type ApiResponse, postApi } from '#web/admin/api/call-api.ts'
import type { Comment, CommentThread } from '#web/admin/api/wire.gen.ts'
import { readTyped, restOf } from '#web/admin/documents/form/use-typed.ts'
import { textBox } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { remember } from '#web/admin/ui/browser-memory.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { type CommentedRevision, putThread } from './comment-queries.ts'
import styles from './comments.module.css'
import { MentionSuggestions, useMentions } from './mention-suggestions.tsx'

type Target =
  | { kind: 'new'; field: string }
  | { kind: 'answer'; thread: number }
  | { kind: 'change'; comment: Comment }

interface CommentFormProps {
  record: CommentedRevision
  target: Target
  onDone?: () => void
}

const words = {
  new: { label: 'comments.text', send: 'comments.send' },
  answer: { label: 'comments.replyText', send: 'comments.reply' },
  change: { label: 'comments.text', send: 'comments.save' },
} as const

/** Renders the form of a comment. Text that is not sent stays in the browser. */
export function CommentForm({ record, target, onDone }: CommentFormProps) {
  const { id: userId } = useUser()
  const box = useRef<HTMLTextAreaElement>(null)
  const memory = `comment:${userId}:${record.entity_type}:${record.entity_id}:${nameOf(target)}`
  const before = target.kind === 'change' ? target.comment.text : ''
  const [text, setText] = useState(() => storedText(memory) ?? before)
  const [error, setError] = useState<string | null>(null)
  const isSending = useSending(memory, setText)
  const calling = useMentions(box, text, type)
  const { label, send } = words[target.kind]
  const isStep = onDone !== undefined

  useEffect(() => {
    if (isStep) box.current?.focus()
  }, [isStep])

  function type(next: string) {
    setText(next)
    setError(null)
    remember(localStorage, memory, next === before ? null : { text: next })
  }

  function leave() {
    remember(localStorage, memory, null)
    onDone?.()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (text.trim() === '') return setError(t('profile.required'))
    startSending(memory)
    try {
      const { message, data } = await sent(record, target, text)
      putThread(record, data)
      announce(message)
      // Text typed meanwhile stays, and the form may have been closed since.
      const typed = box.current?.value ?? storedText(memory) ?? before
      const left = typed === text ? before : restAfter(text, typed, target)
      remember(localStorage, memory, left === before ? null : { text: left })
      endSending(memory, left)
      if (left === before) onDone?.()
    } catch (error) {
      const beside = error instanceof ApiError ? error.errors.text?.[0] : undefined
      setError(beside ?? errorMessage(error))
      endSending(memory, null)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} aria-label={t(send)} noValidate>
      <Stack gap={6}>
        <div className={styles.typing}>
          <Textarea
            ref={box}
            label={t(label)}
            description={t('comments.hint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autosize
            minRows={2}
            maxRows={8}
            {...textBox(text, limits.comments.text, (text) => {
              type(text)
              calling.look()
            })}
            {...calling.attributes}
            error={error}
          />
          <MentionSuggestions calling={calling} />
        </div>
        {text !== before && <Hint>{t('comments.storedInBrowser')}</Hint>}
        <Group justify="flex-end" gap="xs">
          {onDone && (
            <Button variant="default" size="compact-md" onClick={leave}>
              {t('dialog.cancel')}
            </Button>
          )}
          <Button type="submit" size="compact-md" aria-busy={isSending}>
            {t(send)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function sent(
  record: CommentedRevision,
  target: Target,
  text: string,
): Promise<ApiResponse<CommentThread>> {
  switch (target.kind) {
    case 'new':
      return postApi('/comments', { body: { ...record, field: target.field, text } })
    case 'answer':
      return postApi('/comments/{id}/answers', { id: target.thread, body: { text } })
    case 'change':
      return postApi('/comments/{id}/update', { id: target.comment.id, body: { text } })
  }
}

/** Returns the typed text without what was sent; an edited comment is sent whole again. */
function restAfter(sent: string, typed: string, { kind }: Target): string {
  return kind === 'change' ? typed : restOf(typed, sent)
}

function nameOf(target: Target): string {
  switch (target.kind) {
    case 'new':
      return target.field
    case 'answer':
      return `answer ${target.thread}`
    case 'change':
      return `change ${target.comment.id}`
  }
}

function storedText(memory: string): string | null {
  return readTyped(localStorage, memory, ['text']).text ?? null
}

/** The storage names of the comments that are being sent. */
const underway = new Set<string>()
const listeners = new Set<(memory: string, left: string | null) => void>()

function startSending(memory: string): void {
  underway.add(memory)
  storeDraft(memory, null)
}

/** @param left what is typed beyond what has arrived; null where nothing has */
function endSending(memory: string, left: string | null): void {
  underway.delete(memory)
  storeDraft(memory, left)
}

/** Is it on its way? Its panel may have been closed, and opened again, before the answer. */
function useSending(memory: string, take: (left: string) => void): boolean {
  const [isSending, setSending] = useState(() => underway.has(memory))
  const hear = useEffectEvent((of: string, left: string | null) => {
    if (of !== memory) return
    setSending(underway.has(memory))
    if (left !== null) take(left)
  })
  useEffect(() => {
    const listener = (of: string, left: string | null) => hear(of, left)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
  return isSending
}

function storeDraft(memory: string, left: string | null) {
  for (const listener of listeners) listener(memory, left)
}
