import '@mantine/core/styles.css'
import '@fontsource-variable/rubik/wght.css'
import './admin.css'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './api/query-client.ts'
import { cspNonce, shareNonce } from './csp-nonce.ts'
import { Announcer } from './dialogs/announcer.tsx'
import { DialogProvider } from './dialogs/dialog-provider.tsx'
import { router } from './router.tsx'
import { chosenLanguage, speak, spokenAttributes } from './speech/speech.ts'
import { adminTheme, cssVariables } from './theme.ts'

shareNonce()
// Without its sentences it can say nothing: the page itself has this one (`http/admin-shell.ts`).
begin().catch(() => document.getElementById('not-loaded')?.removeAttribute('hidden'))

/** Nothing is drawn before the language is there. Not awaited at the top: chunks may build on this one. */
async function begin() {
  await speak(chosenLanguage(localStorage))
  Object.assign(document.documentElement, spokenAttributes())
  const place = document.getElementById('admin')
  if (place) createRoot(place).render(<BackOffice />)
}

function BackOffice() {
  return (
    <DirectionProvider initialDirection={spokenAttributes().dir} detectDirection={false}>
      <MantineProvider
        theme={adminTheme()}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={cspNonce}
      >
        <QueryClientProvider client={queryClient}>
          <DialogProvider>
            <RouterProvider router={router} />
          </DialogProvider>
          <Announcer />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  )
}
