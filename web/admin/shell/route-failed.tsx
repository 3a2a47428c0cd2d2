import { Container } from '@mantine/core'
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
