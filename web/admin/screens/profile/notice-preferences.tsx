import { NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useLocation } from 'react-router'
import { postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { NoticePreference } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { preferencesQuery } from '#web/admin/shell/notice-queries.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { goTo, Panel } from '#web/admin/ui/panel/panel.tsx'
import styles from './profile.module.css'

const names = {
  reject: 'noticePreferences.reject',
  approve: 'noticePreferences.approve',
  submit: 'noticePreferences.submit',
  withdraw: 'noticePreferences.withdraw',
  mention: 'noticePreferences.mention',
  assign: 'noticePreferences.assign',
  carry: 'noticePreferences.carry',
  comment: 'noticePreferences.comment',
  ticket: 'noticePreferences.ticket',
  everySubmission: 'noticePreferences.everySubmission',
  everyTicket: 'noticePreferences.everyTicket',
} as const satisfies Record<NoticePreference['name'], string>

const choices = {
  now: 'noticePreferences.immediately',
  daily: 'noticePreferences.daily',
  none: 'noticePreferences.noEmail',
  off: 'noticePreferences.off',
} as const satisfies Record<NoticePreference['mail'], string>

/** Renders what the reader gets mails about; a choice is saved at once. Mails link to `#notices`. */
export function NoticePreferences() {
  const preferences = useQuery(preferencesQuery)
  const { hash } = useLocation()
  const isLinked = hash === '#notices' && preferences.data !== undefined

  useEffect(() => {
    if (isLinked) goTo('notices')
  }, [isLinked])

  const { run } = useAction<NoticePreference['name']>(t('noticePreferences.title'), {
    isQuiet: true,
  })

  async function choose(name: NoticePreference['name'], mail: NoticePreference['mail']) {
    const response = await run(name, () => postApi('/notices/wishes', { body: { name, mail } }))
    if (response) queryClient.setQueryData(preferencesQuery.queryKey, response.data)
  }

  return (
    <div id="notices">
      <Panel title={t('noticePreferences.title')} intro={t('noticePreferences.intro')}>
        <Loaded query={preferences} skeleton={<SkeletonStack count={4} height={44} />}>
          {({ data }) => (
            <ul className={styles.sessions}>
              {data.map((preference) => (
                <Preference
                  key={preference.name}
                  preference={preference}
                  onChoose={(mail) => void choose(preference.name, mail)}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
    </div>
  )
}

interface PreferenceProps {
  preference: NoticePreference
  onChoose: (mail: NoticePreference['mail']) => void
}

function Preference({ preference, onChoose }: PreferenceProps) {
  const id = useId()
  const isOptional = preference.choices.includes('off')
  return (
    <li className={styles.wish}>
      <Text component="label" htmlFor={id} className={styles.facts}>
        {t(names[preference.name])}
      </Text>
      <NativeSelect
        id={id}
        className={styles.choice}
        value={preference.mail}
        data={preference.choices.map((mail) => ({
          value: mail,
          label: t(mail === 'none' && isOptional ? 'noticePreferences.inboxOnly' : choices[mail]),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = preference.choices.find((mail) => mail === value)
          if (chosen) onChoose(chosen)
        }}
      />
    </li>
  )
}
