import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { sessionOver } from '#web/admin/api/call-api.ts'
import { meQuery } from '#web/admin/api/queries.ts'
import { LoadFailed } from '#web/admin/loading/load-failed.tsx'
import { ShellSkeleton } from '#web/admin/shell/shell-skeleton.tsx'
import { guardSignedOut, markSessionEnded, sessionEnd } from './guard.ts'
import { loginPath } from './safe-next.ts'
import { readSession } from './session.ts'
import { UserContext } from './user-context.ts'

/** Lets signed-in people in. Until the server has named the role, no role's controls are shown. */
export function SessionGate() {
  const location = useLocation()
  const isSignedIn = readSession() !== null
  useSessionEnd()
  const me = useQuery({ ...meQuery, enabled: isSignedIn })
  const isTurnedAway =
    !isSignedIn && guardSignedOut(location.pathname, sessionEnd() !== null) === 'error-404'

  useEffect(() => {
    if (isTurnedAway) window.location.replace('/error-404')
  }, [isTurnedAway])

  if (isTurnedAway) return null
  if (!isSignedIn) return <Navigate to={loginPath(location)} replace />
  if (me.isError) return <LoadFailed error={me.error} retry={() => void me.refetch()} />
  if (!me.data) return <ShellSkeleton />
  return (
    <UserContext value={me.data}>
      <Outlet />
    </UserContext>
  )
}

/** Goes to the sign-in page when a call finds the session over, or another tab has signed out. */
function useSessionEnd() {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    const leave = () => void navigate(loginPath(location), { replace: true })
    const watch = () => {
      if (readSession()) return
      markSessionEnded('elsewhere')
      leave()
    }
    sessionOver.addEventListener('over', leave)
    window.addEventListener('storage', watch)
    return () => {
      sessionOver.removeEventListener('over', leave)
      window.removeEventListener('storage', watch)
    }
  }, [navigate, location])
}
