import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconMail, IconMailForward } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { deleteApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { errorMessage } from '#web/admin/api/refusal.ts'
import type { EmailChange } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { EmailDialog } from './email-dialog.tsx'
import { emailChangeQuery } from './profile-queries.ts'

/** The way to another e-mail, and the one that was asked for and is still to be confirmed. */
export function ChangeEmail() {
  const { data } = useQuery(emailChangeQuery)
  const [isOpen, setOpen] = useState(false)
  const way = useRef<HTMLButtonElement>(null)
  return (
    <Stack gap="md" align="flex-start">
      {data?.asked && <Waiting asked={data.asked} way={way} />}
      <Button
        ref={way}
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconMail size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('profile.emailChange')}
      </Button>
      {isOpen && <EmailDialog close={() => setOpen(false)} />}
    </Stack>
  )
}

interface WaitingProps {
  asked: EmailChange
  /** To another e-mail: the focus goes on there. */
  way: RefObject<HTMLElement | null>
}

function Waiting({ asked, way }: WaitingProps) {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  async function takeBack() {
    if (isRunning) return
    setRunning(true)
    try {
      announce((await deleteApi('/auth/email', {})).message)
    } catch (refused) {
      const title = t('profile.emailChange')
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
    }
    await queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey })
    setRunning(false)
    focusIfLost(way)
  }

  return (
    <Alert role="status" color="ink" icon={<IconMailForward aria-hidden />}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {t('profile.emailWaits', { email: asked.email, time: momentWords(asked.expires_at) })}
        </Text>
        <ActionButton
          variant="default"
          size="compact-md"
          isRunning={isRunning}
          onClick={() => void takeBack()}
        >
          {t('profile.emailTakeBack')}
        </ActionButton>
      </Stack>
    </Alert>
  )
}
