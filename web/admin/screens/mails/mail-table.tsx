import { Anchor, Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { FailedMail } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { mailLabel } from '#web/admin/i18n/mail-label.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { type Column, ResponsiveTable } from '#web/admin/lists/table/responsive-table.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './mails.module.css'

interface MailTableProps {
  rows: FailedMail[]
  isRunning: boolean
  onRetry: (mail: FailedMail) => void
  onDiscard: (mail: FailedMail) => void
}

const failureMessages = {
  away: 'mails.unreachable',
  later: 'mails.later',
  never: 'mails.never',
  unsure: 'mails.unsure',
} as const

export function MailTable({ rows, isRunning, onRetry, onDiscard }: MailTableProps) {
  const steps = (mail: FailedMail) => (
    <MailActions mail={mail} isRunning={isRunning} onRetry={onRetry} onDiscard={onDiscard} />
  )
  const columns: Column<FailedMail>[] = [
    { by: 'kind', label: t('mails.kind'), cell: (mail) => <MailSubject mail={mail} /> },
    {
      by: 'given_up_at',
      label: t('mails.when'),
      cell: ({ given_up_at }) => formatMoment(given_up_at),
      className: styles.moment,
    },
    { by: 'trouble', label: t('mails.why'), cell: (mail) => <FailureReason mail={mail} /> },
    { by: 'steps', label: t('mails.steps'), cell: steps },
  ]
  return (
    <ResponsiveTable
      label={labelled('Undelivered E-mails')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('mails.empty')}
      columns={columns}
      minWidth={660}
      card={(mail) => (
        <>
          <MailSubject mail={mail} />
          <Hint>{formatMoment(mail.given_up_at)}</Hint>
          <FailureReason mail={mail} />
          {steps(mail)}
        </>
      )}
    />
  )
}

/** Renders the subject and the recipient, with a link to the account: the address may be wrong. */
function MailSubject({ mail: { kind, to, email } }: { mail: FailedMail }) {
  return (
    <div className={`${styles.words} ${styles.what}`}>
      <Text fw={600}>{mailLabel(kind)}</Text>
      <Anchor component={Link} to={`/admin/users?user=${to.id}`} underline="always">
        <bdi>{to.name}</bdi>
      </Anchor>
      <Hint>
        <bdi>{email}</bdi>
      </Hint>
    </div>
  )
}

/** Renders the reason in our words, and the mail server's own message. */
function FailureReason({ mail: { trouble, detail, can_retry } }: { mail: FailedMail }) {
  return (
    <div className={styles.words}>
      <Text size="sm">{t(failureMessages[trouble])}</Text>
      {!can_retry && <Text size="sm">{t('mails.cannot')}</Text>}
      {detail && (
        <Text size="xs" c="dimmed" ff="monospace" dir="ltr" lang="en">
          {detail}
        </Text>
      )}
    </div>
  )
}

interface MailActionsProps extends Omit<MailTableProps, 'rows'> {
  mail: FailedMail
}

function MailActions({ mail, isRunning, onRetry, onDiscard }: MailActionsProps) {
  const named = { kind: mailLabel(mail.kind), name: mail.to.name }
  return (
    <Group gap={6}>
      {mail.can_retry && (
        <Button
          size="compact-md"
          variant="default"
          aria-label={t('mails.retryNamed', named)}
          aria-busy={isRunning}
          onClick={() => onRetry(mail)}
        >
          {t('mails.retry')}
        </Button>
      )}
      <Button
        size="compact-md"
        variant="subtle"
        color="red"
        aria-label={t('mails.discardNamed', named)}
        aria-busy={isRunning}
        onClick={() => onDiscard(mail)}
      >
        {t('mails.discard')}
      </Button>
    </Group>
  )
}
