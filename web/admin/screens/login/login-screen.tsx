import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { safeNext } from '#web/admin/account/session/safe-next.ts'
import { SignInCard } from '#web/admin/account/sign-in/sign-in-card.tsx'
import { markSessionEnded, type SessionEnd, sessionEnd } from '#web/admin/api/guard.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { storeSession } from '#web/admin/api/session.ts'
import type { OpenedSession, SecondStep as Wanted } from '#web/admin/api/wire.gen.ts'
import { type PlainMessage, t } from '#web/admin/i18n/translate.ts'
import { FaultNote } from '#web/admin/ui/dialogs/outcome-note.tsx'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { FirstStep } from './first-step.tsx'

const SecondStep = partLater(
  async () => (await import('#web/admin/account/second-factor/second-step.tsx')).SecondStep,
  () => <SkeletonStack count={3} height={44} />,
)

const endMessages = {
  over: 'login.sessionEnded',
  elsewhere: 'login.elsewhere',
  token: 'api.noToken',
  details: 'api.noDetails',
} as const satisfies Record<SessionEnd, PlainMessage>

export function LoginScreen() {
  const [error, setError] = useState<string | null>(null)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const navigate = useNavigate()
  const { search } = useLocation()
  const end = sessionEnd()

  function enter({ token, user, expires_at: endsAt }: OpenedSession) {
    storeSession({ token, user, endsAt })
    markSessionEnded(null)
    queryClient.clear()
    void navigate(safeNext(search), { replace: true })
  }

  function turn(to: Wanted | null) {
    setWanted(to)
    setError(null)
  }

  return (
    <SignInCard
      title={t('login.button')}
      heading={wanted ? t('second.title') : t('login.heading')}
      means={wanted ? t('second.intro') : t('login.intro')}
    >
      {end && !error && !wanted && (
        <Alert role="note" color="ink" icon={<IconInfoCircle aria-hidden />}>
          {t(endMessages[end])}
        </Alert>
      )}
      <FaultNote fault={error} />
      {wanted ? (
        <SecondStep wanted={wanted} onDone={enter} onError={setError} onLeave={() => turn(null)} />
      ) : (
        <FirstStep onDone={enter} onSecondStep={turn} onError={setError} />
      )}
    </SignInCard>
  )
}
