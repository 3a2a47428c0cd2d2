import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconLogout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceOf } from '#web/admin/account/device-of.ts'
import { deleteApi, postApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { errorMessage } from '#web/admin/api/refusal.ts'
import type { OpenSession } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Part } from '#web/admin/ui/part/part.tsx'
import styles from './profile.module.css'
import { sessionsQuery } from './profile-queries.ts'

/** Where one is signed in, each to be ended by itself or all but this one at once. */
export function Sessions() {
  const dialogs = useDialogs()
  const sessions = useQuery(sessionsQuery)
  const [ending, setEnding] = useState<number | 'others' | null>(null)
  const rows = sessions.data?.data ?? []

  async function end(which: number | 'others') {
    if (ending !== null) return
    setEnding(which)
    try {
      const { message } =
        which === 'others'
          ? await postApi('/auth/sessions/end', {})
          : await deleteApi('/auth/sessions/{id}', { id: which })
      announce(message)
    } catch (refused) {
      const title = t('profile.sessions')
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
    }
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    setEnding(null)
  }

  return (
    <Part title={t('profile.sessions')} intro={t('profile.sessionsIntro')}>
      {sessions.isError && !sessions.data && (
        <LoadFailed error={sessions.error} retry={() => void sessions.refetch()} />
      )}
      {sessions.isPending && (
        <Stack aria-busy="true">
          <SkeletonRows count={2} height={60} />
        </Stack>
      )}
      <Stack component="ul" gap={0} className={styles.sessions} aria-label={t('profile.sessions')}>
        {rows.map((session) => (
          <Row
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            end={() => void end(session.id)}
          />
        ))}
      </Stack>
      {rows.length > 1 && (
        <Group justify="flex-end">
          <ActionButton
            variant="default"
            isRunning={ending === 'others'}
            leftSection={<IconLogout size={18} aria-hidden />}
            onClick={() => void end('others')}
          >
            {t('profile.endOthers')}
          </ActionButton>
        </Group>
      )}
    </Part>
  )
}

interface RowProps {
  session: OpenSession
  isEnding: boolean
  end: () => void
}

function Row({ session, isEnding, end }: RowProps) {
  const { browser, system } = deviceOf(session.agent)
  const name = deviceWords(browser, system)
  const isPhone = system === 'Android' || system === 'iPhone'
  const Icon = isPhone ? IconDeviceMobile : IconDeviceDesktop
  return (
    <Group component="li" className={styles.session} wrap="nowrap" align="flex-start" gap="sm">
      <Icon size={24} stroke={1.6} aria-hidden className={styles.device} />
      <div className={styles.facts}>
        <Group gap="xs">
          <Text fw={500}>{name}</Text>
          {session.current && <span className={styles.here}>{t('profile.thisSession')}</span>}
        </Group>
        <Text size="sm" c="dimmed">
          {t('profile.sessionFacts', {
            address: session.address || '–',
            opened: momentWords(session.created_at),
            used: momentWords(session.last_seen_at),
          })}
        </Text>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="compact-md"
          flex="none"
          aria-busy={isEnding}
          aria-label={t('profile.endNamed', { name, opened: momentWords(session.created_at) })}
          onClick={end}
        >
          {t('profile.end')}
        </Button>
      )}
    </Group>
  )
}

function deviceWords(browser: string | null, system: string | null): string {
  if (browser && system) return t('profile.device', { browser, system })
  return browser ?? system ?? t('profile.unknownDevice')
}
