import { Anchor, Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { FailedMail } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { mailWords } from '#web/admin/i18n/mail-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { type Column, ResponsiveTable } from '#web/admin/lists/table/responsive-table.tsx'
import { Hint } from '#web/admin/ui/part/hint.tsx'
import styles from './mails.module.css'

interface MailTableProps {
  rows: FailedMail[]
  isRunning: boolean
  retry: (mail: FailedMail) => void
  discard: (mail: FailedMail) => void
}

const troubleWords = {
  away: 'mails.away',
  later: 'mails.later',
  never: 'mails.never',
  unsure: 'mails.unsure',
} as const

export function MailTable({ rows, isRunning, retry, discard }: MailTableProps) {
  const steps = (mail: FailedMail) => (
    <Steps mail={mail} isRunning={isRunning} retry={retry} discard={discard} />
  )
  const columns: Column<FailedMail>[] = [
    { by: 'kind', label: t('mails.kind'), cell: (mail) => <What mail={mail} /> },
    {
      by: 'given_up_at',
      label: t('mails.when'),
      cell: ({ given_up_at }) => momentWords(given_up_at),
      className: styles.moment,
    },
    { by: 'trouble', label: t('mails.why'), cell: (mail) => <Why mail={mail} /> },
    { by: 'steps', label: t('mails.steps'), cell: steps },
  ]
  return (
    <ResponsiveTable
      label={labelled('Undelivered Mails')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('mails.empty')}
      columns={columns}
      minWidth={660}
      card={(mail) => (
        <>
          <What mail={mail} />
          <Hint>{momentWords(mail.given_up_at)}</Hint>
          <Why mail={mail} />
          {steps(mail)}
        </>
      )}
    />
  )
}

/** Renders the subject and the recipient, with a link to the account: the address may be wrong. */
function What({ mail: { kind, to, email } }: { mail: FailedMail }) {
  return (
    <div className={`${styles.words} ${styles.what}`}>
      <Text fw={600}>{mailWords(kind)}</Text>
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
function Why({ mail: { trouble, detail, can_retry } }: { mail: FailedMail }) {
  return (
    <div className={styles.words}>
      <Text size="sm">{t(troubleWords[trouble])}</Text>
      {!can_retry && <Text size="sm">{t('mails.cannot')}</Text>}
      {detail && (
        <Text size="xs" c="dimmed" ff="monospace" dir="ltr" lang="en">
          {detail}
        </Text>
      )}
    </div>
  )
}

interface StepsProps extends Omit<MailTableProps, 'rows'> {
  mail: FailedMail
}

function Steps({ mail, isRunning, retry, discard }: StepsProps) {
  const named = { kind: mailWords(mail.kind), name: mail.to.name }
  return (
    <Group gap={6}>
      {mail.can_retry && (
        <Button
          size="compact-md"
          variant="default"
          aria-label={t('mails.retryNamed', named)}
          aria-busy={isRunning}
          onClick={() => retry(mail)}
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
        onClick={() => discard(mail)}
      >
        {t('mails.discard')}
      </Button>
    </Group>
  )
}
