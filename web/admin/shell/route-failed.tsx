import { Container } from '@mantine/core'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'

/** Renders the page for a screen that fails or does not load; unsaved edits are kept. */
export function RouteFailed() {
  const error = useRouteError()
  return (
    <Container size="sm" py="xl">
      <LoadFailed error={error} onRetry={() => window.location.reload()} />
    </Container>
  )
}

/** Redirects an unknown or unauthorized address to /error-404 (specification section 8). */
export function ToErrorPage() {
  useEffect(() => window.location.replace('/error-404'), [])
  return null
}
