import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconLogout } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { deviceOf } from '#web/admin/account/device-of.ts'
import { deleteApi, getApi, postApi } from '#web/admin/api/call-api.ts'
import { polling, queryClient } from '#web/admin/api/query-client.ts'
import type { OpenSession } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Panel } from '#web/admin/ui/panel/panel.tsx'
import styles from './profile.module.css'

/** Lists the reader's sessions, to end one or all others. */
export function Sessions() {
  const sessions = useQuery(sessionsQuery)
  const ending = useAction<number | 'others'>(t('profile.sessions'), {
    isQuiet: true,
    refresh: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  const end = (id: number) => ending.run(id, () => deleteApi('/auth/sessions/{id}', { id }))
  const endOthers = () => ending.run('others', () => postApi('/auth/sessions/end', {}))

  return (
    <Panel title={t('profile.sessions')} intro={t('profile.sessionsIntro')}>
      <Loaded query={sessions} skeleton={<SkeletonStack count={2} height={60} />}>
        {({ data }) => (
          <>
            <Stack
              component="ul"
              gap={0}
              className={styles.sessions}
              aria-label={t('profile.sessions')}
            >
              {data.map((session) => (
                <Row
                  key={session.id}
                  session={session}
                  isEnding={ending.running === session.id}
                  onEnd={() => void end(session.id)}
                />
              ))}
            </Stack>
            {data.length > 1 && (
              <Group justify="flex-end">
                <ActionButton
                  variant="default"
                  isRunning={ending.running === 'others'}
                  leftSection={<IconLogout size={18} aria-hidden />}
                  onClick={() => void endOthers()}
                >
                  {t('profile.endOthers')}
                </ActionButton>
              </Group>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

interface RowProps {
  session: OpenSession
  isEnding: boolean
  onEnd: () => void
}

function Row({ session, isEnding, onEnd }: RowProps) {
  const { browser, system } = deviceOf(session.agent)
  const name = formatDevice(browser, system)
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
            opened: formatMoment(session.created_at),
            used: formatMoment(session.last_seen_at),
          })}
        </Text>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="compact-md"
          flex="none"
          aria-busy={isEnding}
          aria-label={t('profile.endNamed', { name, opened: formatMoment(session.created_at) })}
          onClick={onEnd}
        >
          {t('profile.end')}
        </Button>
      )}
    </Group>
  )
}

function formatDevice(browser: string | null, system: string | null): string {
  if (browser && system) return t('profile.device', { browser, system })
  return browser ?? system ?? t('profile.unknownDevice')
}

export const emailChangeQuery = queryOptions({
  queryKey: ['asked-email'],
  queryFn: ({ signal }) => getApi('/auth/email', { signal }),
  ...polling,
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => getApi('/auth/sessions', { signal }),
  ...polling,
})
