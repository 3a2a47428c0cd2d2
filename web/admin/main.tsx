import './ui/styles/sign-in.css'
import './ui/styles/fonts.css'
import './admin.css'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { meQuery } from './api/queries.ts'
import { queryClient } from './api/query-client.ts'
import { readSession } from './api/session.ts'
import { chosenLanguage, languageAttributes, setLanguage } from './i18n/translate.ts'
import { openRouter } from './router.tsx'
import { adminTheme, cssVariables } from './theme.ts'
import { cspNonce, shareNonce } from './ui/csp-nonce.ts'
import { Announcer } from './ui/dialogs/announcer.tsx'

shareNonce()
// No message is loaded then: the page itself has this one (`http/admin-shell.ts`).
begin().catch(() => document.getElementById('not-loaded')?.removeAttribute('hidden'))

/** Renders once the language is loaded. No top-level await: chunks may import this module. */
async function begin() {
  await setLanguage(chosenLanguage(localStorage))
  Object.assign(document.documentElement, languageAttributes())
  if (readSession()) void queryClient.prefetchQuery(meQuery)
  const router = openRouter()
  const place = document.getElementById('admin')
  if (place) createRoot(place).render(<BackOffice router={router} />)
}

function BackOffice({ router }: { router: ReturnType<typeof openRouter> }) {
  return (
    <DirectionProvider initialDirection={languageAttributes().dir} detectDirection={false}>
      <MantineProvider
        theme={adminTheme()}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={cspNonce}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Announcer />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}
