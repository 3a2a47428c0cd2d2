import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { roles } from '#catalogue/roles.ts'
import type { UserLine } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { mailLabel } from '#web/admin/i18n/mail-label.ts'
import { formatList, labelled, t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { userLogQuery } from './user-queries.ts'
import styles from './users.module.css'

const fieldMessageKeys = {
  username: 'profile.username',
  first_name: 'profile.firstName',
  last_name: 'profile.lastName',
  email: 'profile.email',
  role: 'profile.role',
} as const

const stepMessages = {
  password: 'users.didPassword',
  invite: 'users.didInvite',
  link: 'users.didLink',
  accept: 'users.didAccept',
  'app-on': 'users.didAppOn',
  'app-off': 'users.didAppOff',
  codes: 'users.didCodes',
  'passkey-on': 'users.didPasskeyOn',
  'passkey-off': 'users.didPasskeyOff',
  'factor-reset': 'users.didFactorReset',
  'roles-secured': 'users.didSecureRoles',
  groups: 'users.didGroups',
  campaign: 'users.didCampaign',
  erase: 'users.didErase',
  'mail-retried': 'users.didMailRetry',
  'mail-discarded': 'users.didMailDiscard',
} as const

/** The latest of what was changed of an account, and by whom. */
export function UserLog({ id }: { id: number }) {
  const heading = useId()
  const { data } = useQuery(userLogQuery(id))
  if (!data || data.data.length === 0) return null
  return (
    <Stack gap="sm">
      <Title order={3} size="h5" id={heading}>
        {t('users.log')}
      </Title>
      <Stack component="ol" gap="sm" className={styles.list} aria-labelledby={heading}>
        {data.data.map((line) => (
          <li key={line.id} className={styles.line}>
            <Hint>{t('history.by', { author: line.by, time: formatMoment(line.at) })}</Hint>
            {sentencesOf(line).map((sentence) => (
              <Text key={sentence} size="sm">
                {sentence}
              </Text>
            ))}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function sentencesOf({ step, changes }: UserLine): string[] {
  if (step !== 'change') return [withSubject(t(stepMessages[step]), changes[0])]
  return changes.map(({ field, before, after }) => {
    if (field === 'active')
      return after === '1' ? t('users.didReactivate') : t('users.didDeactivate')
    if (field === 'scope') return t('users.didLimit')
    const known = Object.entries(fieldMessageKeys).find(([key]) => key === field)
    const name = known ? t(known[1]) : field
    return t('users.changedFromTo', {
      name,
      before: translateRole(before),
      after: translateRole(after),
    })
  })
}

/** Adds what an entry is about: a passkey's name, or the roles that need a second factor. */
function withSubject(did: string, change: UserLine['changes'][number] | undefined): string {
  if (!change) return did
  if (change.field === 'mail') return t('users.didTo', { did, to: mailLabel(change.after) })
  const names = (change.after || change.before).split(', ').filter(Boolean)
  return names.length === 0
    ? did
    : t('users.didTo', { did, to: formatList(names.map(translateRole)) })
}

function translateRole(value: string): string {
  return roles.some(({ name }) => name === value) ? labelled(value) : value
}
