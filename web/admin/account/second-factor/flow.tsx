import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { CopyTextButton } from '#web/admin/ui/dialogs/copy-text-button.tsx'
import { DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { AddPasskey } from './add-passkey.tsx'
import type { Changed, FlowProps } from './flow-props.ts'
import styles from './second-factor.module.css'
import { SetUpApp } from './set-up-app.tsx'
import { ShowWho } from './show-who.tsx'

export type Change =
  | { kind: 'app' | 'passkey' | 'off' | 'codes' }
  | { kind: 'drop'; id: number; name: string }

interface ChangeFlowProps extends Pick<FlowProps, 'factor'> {
  change: Change
  /** Whether recovery codes are on their way, or shown and not confirmed. */
  isHeld: boolean
  /** Tells the parent not to close this meanwhile. */
  hold: (isHeld: boolean) => void
  cancel: () => void
  /** Called at the end, after new recovery codes were confirmed. */
  done: () => void
}

/** Renders one change of the second factor; new recovery codes are shown before it ends. */
export function ChangeFlow({ change, factor, isHeld, hold, cancel, done }: ChangeFlowProps) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function send(call: () => Promise<Changed>) {
    // The device may answer after the person has left, who would never see the codes.
    if (!isHere.current) return
    hold(true)
    try {
      const { message, data } = await call()
      announce(message)
      if (data?.recovery_codes) setCodes(data.recovery_codes)
      else done()
    } catch (refused) {
      hold(false)
      throw refused
    }
  }

  if (codes) return <RecoveryCodes codes={codes} done={done} />
  const props: FlowProps = {
    factor,
    send,
    cancel: (
      <Button
        variant="default"
        // Not `disabled`: it may have the focus.
        aria-disabled={isHeld}
        data-disabled={isHeld || undefined}
        onClick={() => {
          if (!isHeld) cancel()
        }}
      >
        {t('approval.cancel')}
      </Button>
    ),
  }
  if (change.kind === 'app') return <SetUpApp {...props} />
  if (change.kind === 'passkey') return <AddPasskey {...props} />
  if (change.kind === 'off') return <SwitchOff {...props} />
  if (change.kind === 'drop') return <DropPasskey {...props} id={change.id} name={change.name} />
  return <NewCodes {...props} />
}

function NewCodes({ factor, send, cancel }: FlowProps) {
  return (
    <ShowWho
      means={t('factor.newCodesMean')}
      action={t('factor.newCodes')}
      factor={factor}
      cancel={cancel}
      take={(body) => send(() => postApi('/auth/second-factor/codes', { body }))}
    />
  )
}

function SwitchOff({ factor, send, cancel }: FlowProps) {
  return (
    <ShowWho
      means={t('factor.offMeans')}
      action={t('factor.switchOff')}
      factor={factor}
      cancel={cancel}
      take={(body) => send(() => postApi('/auth/second-factor/app/remove', { body }))}
    />
  )
}

interface DropPasskeyProps extends FlowProps {
  id: number
  name: string
}

function DropPasskey({ id, name, factor, send, cancel }: DropPasskeyProps) {
  return (
    <ShowWho
      means={t('factor.dropMeans', { name })}
      action={t('factor.drop')}
      factor={factor}
      cancel={cancel}
      take={(body) => send(() => postApi('/auth/passkeys/{id}/remove', { id, body }))}
    />
  )
}

function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
  const list = useRef<HTMLOListElement>(null)
  const text = `${codes.join('\n')}\n`

  // The pressed button is gone; the codes are to be read.
  useEffect(() => list.current?.focus(), [])

  function download() {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = 'linecheck-recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(link.href)
  }

  return (
    <Stack gap="md">
      <Alert role="note" color="ink" icon={<IconInfoCircle aria-hidden />}>
        {t('factor.codesMean')}
      </Alert>
      <ol
        ref={list}
        tabIndex={-1}
        className={styles.codes}
        dir="ltr"
        aria-label={t('factor.codes')}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group gap="sm">
        <CopyTextButton text={text} label={t('factor.copy')} />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={download}
        >
          {t('factor.download')}
        </Button>
      </Group>
      <DialogButtons>
        <Button onClick={done}>{t('factor.kept')}</Button>
      </DialogButtons>
    </Stack>
  )
}
