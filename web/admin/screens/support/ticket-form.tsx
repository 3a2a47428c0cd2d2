import {
  Alert,
  Button,
  Group,
  NativeSelect,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { currentTicket, errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import type { Ticket } from '#web/admin/api/wire.gen.ts'
import { changedSince, type Typed, useTyped } from '#web/admin/documents/form/use-typed.ts'
import { lineBox, textBox } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { fieldMessages, isSessionOver } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './support.module.css'
import { ticketStatusMessages } from './ticket-badge.tsx'
import { refreshTickets } from './ticket-queries.ts'

type Work = Pick<Ticket, 'status'> & { completed_by: string; remarks: string }

interface TicketFormProps {
  ticket: Ticket
  onUnsent: (part: string, forget: (() => void) | null) => void
}

/**
 * Renders the support team's part of a ticket; read-only once closed. Edits are based on a version:
 * where somebody else saved first, both versions are shown.
 */
export function TicketForm({ ticket, onUnsent }: TicketFormProps) {
  const dialogs = useDialogs()
  const id = useId()
  const stored = useTyped(`ticket ${ticket.id} desk`, [
    'status',
    'completed_by',
    'remarks',
    'begun',
  ])
  const typed = workTyped(stored.typed)
  const baseVersion = Number(stored.typed.begun ?? ticket.version)
  const [newer, setNewer] = useState<Ticket | null>(null)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [isSending, setSending] = useState(false)
  const saved = workOf(ticket)
  const isLocked = !ticket.can_update
  const work = isLocked ? saved : { ...saved, ...typed }
  const isUnsent = !isLocked && !isSame(work, saved)
  const noteUnsent = useEffectEvent((isUnsent: boolean) =>
    onUnsent('desk', isUnsent ? stored.clear : null),
  )
  useEffect(() => {
    noteUnsent(isUnsent)
    return () => noteUnsent(false)
  }, [isUnsent])

  function type(change: Typed<'status' | 'completed_by' | 'remarks'>) {
    stored.onType({ ...change, begun: String(baseVersion) })
    setErrors({})
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending || isLocked) return
    setSending(true)
    const title = t('ticket.management')
    const sent = stored.typed
    try {
      // Sends only what was typed: somebody else's other changes stay.
      const body = { ...typed, version: baseVersion }
      const { message, data } = await postApi('/tickets/{id}/update', { id: ticket.id, body })
      setNewer(null)
      await refreshTickets()
      // What was typed meanwhile is based on the saved version.
      stored.afterSend(({ begun: _, ...now }) => based(changedSince(now, sent), data.version))
      await dialogs.show({ tone: 'success', title, message })
    } catch (error) {
      if (isSessionOver(error)) return
      const current = currentTicket(error)
      if (current) {
        setNewer(current)
        stored.onType({ begun: String(current.version) })
        void refreshTickets()
      }
      setErrors(fieldMessages(error))
      await dialogs.show({ tone: 'error', title, message: errorMessage(error) })
    } finally {
      setSending(false)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} aria-labelledby={id} noValidate>
      <Stack gap="md" className={styles.desk}>
        <Group gap="xs">
          <Title order={3} size="h5" id={id}>
            {t('ticket.management')}
          </Title>
          {isLocked && <IconLock size={18} role="img" aria-label={t('card.locked')} />}
        </Group>
        {newer && (
          <Newer
            current={newer}
            typed={typed}
            onTake={() => {
              stored.clear()
              setNewer(null)
            }}
          />
        )}
        <Group grow align="flex-start">
          <TextInput
            label={t('ticket.completedBy')}
            {...lineBox(work.completed_by, limits.personName * 2, (text) =>
              type({ completed_by: text }),
            )}
            readOnly={isLocked}
            variant={isLocked ? 'filled' : 'default'}
            error={errors.completed_by?.[0]}
          />
          {isLocked ? (
            // A disabled select has too little contrast.
            <TextInput
              label={t('history.status')}
              readOnly
              variant="filled"
              value={t(ticketStatusMessages[work.status])}
            />
          ) : (
            <NativeSelect
              label={t('history.status')}
              error={errors.status?.[0]}
              value={String(work.status)}
              data={ticketStatusMessages.map((words, status) => ({
                value: String(status),
                label: t(words),
              }))}
              onChange={({ currentTarget: { value } }) => type({ status: value })}
            />
          )}
        </Group>
        <Textarea
          label={t('history.remarks')}
          autosize
          minRows={2}
          maxRows={8}
          {...textBox(work.remarks, limits.remarks, (text) => type({ remarks: text }))}
          readOnly={isLocked}
          variant={isLocked ? 'filled' : 'default'}
          error={errors.remarks?.[0]}
        />
        {!isLocked && (
          <Group justify="space-between">
            <Hint>{work.status === 2 && t('ticket.closeMeans')}</Hint>
            <Button type="submit" aria-busy={isSending}>
              {t('approval.submit')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  )
}

interface NewerProps {
  current: Ticket
  typed: Partial<Work>
  onTake: () => void
}

/** Renders the saved and the typed version; submitting again saves the typed one. */
function Newer({ current, typed, onTake }: NewerProps) {
  const words = (work: Partial<Work>) =>
    [
      work.status === undefined ? null : t(ticketStatusMessages[work.status]),
      work.completed_by || null,
      work.remarks || null,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Alert color="yellow" role="alert" title={t('conflict.stale')}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm" className={styles.written}>
          {t('ticket.fact', { name: t('conflict.theirs'), value: words(workOf(current)) })}
        </Text>
        <Text size="sm" className={styles.written}>
          {t('ticket.fact', { name: t('conflict.mine'), value: words(typed) || '–' })}
        </Text>
        <Button variant="default" size="compact-md" onClick={onTake}>
          {t('conflict.useCurrent')}
        </Button>
      </Stack>
    </Alert>
  )
}

function workOf({ status, completed_name, remarks }: Ticket): Work {
  return { status, completed_by: completed_name ?? '', remarks: remarks ?? '' }
}

/** Adds the base version, where anything is typed. */
function based(typed: Typed<keyof Work>, version: number): Typed<keyof Work | 'begun'> {
  return Object.keys(typed).length > 0 ? { ...typed, begun: String(version) } : {}
}

const statuses = [0, 1, 2] as const

function workTyped({ status: code, completed_by, remarks }: Typed<keyof Work>): Partial<Work> {
  const status = statuses.find((one) => String(one) === code)
  return {
    ...(status !== undefined && { status }),
    ...(completed_by !== undefined && { completed_by }),
    ...(remarks !== undefined && { remarks }),
  }
}

function isSame(one: Work, other: Work): boolean {
  return (
    one.status === other.status &&
    one.completed_by === other.completed_by &&
    one.remarks === other.remarks
  )
}
