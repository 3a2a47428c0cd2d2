import { NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useLocation } from 'react-router'
import { postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { errorMessage } from '#web/admin/api/refusal.ts'
import type { NoticePreference } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { preferencesQuery } from '#web/admin/shell/notice-queries.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { goTo, Part } from '#web/admin/ui/part/part.tsx'
import styles from './profile.module.css'

const wishWords = {
  reject: 'wishes.reject',
  approve: 'wishes.approve',
  submit: 'wishes.submit',
  withdraw: 'wishes.withdraw',
  mention: 'wishes.mention',
  comment: 'wishes.comment',
  ticket: 'wishes.ticket',
  everySubmission: 'wishes.everySubmission',
  everyTicket: 'wishes.everyTicket',
} as const satisfies Record<NoticePreference['name'], string>

const choiceWords = {
  now: 'wishes.now',
  daily: 'wishes.daily',
  none: 'wishes.none',
  off: 'wishes.off',
} as const satisfies Record<NoticePreference['mail'], string>

/** What mails tell one of, kind by kind; each choice stands at once. Mails lead here (`#notices`). */
export function NoticePreferences() {
  const dialogs = useDialogs()
  const wishes = useQuery(preferencesQuery)
  const { hash } = useLocation()
  const isAskedFor = hash === '#notices' && wishes.data !== undefined

  useEffect(() => {
    if (isAskedFor) goTo('notices')
  }, [isAskedFor])

  async function choose(name: NoticePreference['name'], mail: NoticePreference['mail']) {
    try {
      const { message, data } = await postApi('/notices/wishes', { body: { name, mail } })
      queryClient.setQueryData(preferencesQuery.queryKey, data)
      announce(message)
    } catch (refused) {
      const title = t('wishes.title')
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
    }
  }

  return (
    <div id="notices">
      <Part title={t('wishes.title')} intro={t('wishes.intro')}>
        {wishes.isError && !wishes.data && (
          <LoadFailed error={wishes.error} retry={() => void wishes.refetch()} />
        )}
        {wishes.isPending && (
          <Stack aria-busy="true">
            <SkeletonRows count={4} height={44} />
          </Stack>
        )}
        <ul className={styles.sessions}>
          {wishes.data?.data.map((wish) => (
            <Wish key={wish.name} wish={wish} choose={(mail) => void choose(wish.name, mail)} />
          ))}
        </ul>
      </Part>
    </div>
  )
}

interface WishProps {
  wish: NoticePreference
  choose: (mail: NoticePreference['mail']) => void
}

function Wish({ wish, choose }: WishProps) {
  const id = useId()
  const isAsked = wish.choices.includes('off')
  return (
    <li className={styles.wish}>
      <Text component="label" htmlFor={id} className={styles.facts}>
        {t(wishWords[wish.name])}
      </Text>
      <NativeSelect
        id={id}
        className={styles.choice}
        value={wish.mail}
        data={wish.choices.map((mail) => ({
          value: mail,
          label: t(mail === 'none' && isAsked ? 'wishes.inbox' : choiceWords[mail]),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = wish.choices.find((mail) => mail === value)
          if (chosen) choose(chosen)
        }}
      />
    </li>
  )
}
