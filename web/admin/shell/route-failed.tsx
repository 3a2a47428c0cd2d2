import { Container } from '@mantine/core'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'

/** When a screen breaks or its script does not arrive; unsaved edits are kept either way. */
export function RouteFailed() {
  const error = useRouteError()
  return (
    <Container size="sm" py="xl">
      <LoadFailed error={error} retry={() => window.location.reload()} />
    </Container>
  )
}

/** An unknown or unauthorized address goes to /error-404 (specification section 8). */
export function ToErrorPage() {
  useEffect(() => window.location.replace('/error-404'), [])
  return null
}
