import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { sessionOver } from '#web/admin/api/call-api.ts'
import { guardSignedOut, markSessionEnded, sessionEnd, unknownRoute } from '#web/admin/api/guard.ts'
import { meQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { hasLoggedOut, readSession, storePerson } from '#web/admin/api/session.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { ShellSkeleton } from '#web/admin/ui/loading/shell-skeleton.tsx'
import { loginPath } from './safe-next.ts'
import { UserContext } from './user-context.ts'

const SecureFirst = partLater(
  async () => (await import('#web/admin/account/second-factor/secure-first.tsx')).SecureFirst,
  () => <ShellSkeleton />,
)

/** Renders the back office once the server has confirmed the person's role. */
export function SessionGate() {
  const location = useLocation()
  const isSignedIn = readSession() !== null
  useSessionEnd()
  const me = useQuery({ ...meQuery, enabled: isSignedIn })
  const [isSecuring, setSecuring] = useState(false)
  // It closes by itself: recovery codes may be on the screen.
  if (me.data?.unsecured && !isSecuring) setSecuring(true)
  const isKnown = !useMatches().some(({ id }) => id === unknownRoute)
  const visit = { pathname: location.pathname, isKnown, sessionEnded: sessionEnd() !== null }
  const isTurnedAway = !isSignedIn && guardSignedOut(visit) === 'error-404'

  useEffect(() => {
    if (!me.data || !readSession()) return
    const { unsecured: _, ...person } = me.data
    storePerson(person)
  }, [me.data])

  useEffect(() => {
    if (isTurnedAway) window.location.replace('/error-404')
  }, [isTurnedAway])

  if (isTurnedAway) return null
  if (!isSignedIn) return <Navigate to={loginPath(location)} replace />
  if (me.isError && !me.data) {
    return <LoadFailed error={me.error} onRetry={() => void me.refetch()} isAlone />
  }
  if (!me.data) return <ShellSkeleton />

  /** Reloads what was rejected meanwhile. */
  function enter() {
    void queryClient.resetQueries()
    setSecuring(false)
  }

  return (
    <UserContext value={me.data}>
      {isSecuring ? <SecureFirst isSecured={!me.data.unsecured} onEnter={enter} /> : <Outlet />}
    </UserContext>
  )
}

/** Opens the sign-in page when a call finds the session over, or another tab has logged out. */
function useSessionEnd() {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    const leave = () => void navigate(loginPath(location), { replace: true })
    const watch = () => {
      if (readSession()) return
      markSessionEnded(hasLoggedOut() ? 'elsewhere' : 'over')
      leave()
    }
    const lookAgain = () => void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    sessionOver.addEventListener('over', leave)
    sessionOver.addEventListener('unsecured', lookAgain)
    window.addEventListener('storage', watch)
    return () => {
      sessionOver.removeEventListener('over', leave)
      sessionOver.removeEventListener('unsecured', lookAgain)
      window.removeEventListener('storage', watch)
    }
  }, [navigate, location])
}
