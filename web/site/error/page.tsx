import type { Page } from '#web/page.ts'
import { type ErrorStatus, ErrorView } from '#web/site/error/error-view.tsx'

/** An error page with its own status (specification section 8). */
export function errorPage(status: ErrorStatus): Page {
  return {
    status,
    styles: 'web/site/error/page.css',
    async draw({ speech: { say } }) {
      return (
        <>
          <title>{say('error.title', { status })}</title>
          <ErrorView status={status} />
        </>
      )
    },
  }
}
