import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { CopyTextButton } from '#web/admin/ui/dialogs/copy-text-button.tsx'
import { DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { saveFile } from '#web/admin/ui/download/use-download.ts'
import { AddPasskey } from './add-passkey.tsx'
import styles from './second-factor.module.css'
import { SetUpApp } from './set-up-app.tsx'
import type { Changed, FlowProps } from './show-who.tsx'
import { type Proof, ShowWho } from './show-who.tsx'

export type Change =
  | { kind: 'app' }
  | { kind: 'passkey' }
  | { kind: 'off' }
  | { kind: 'codes' }
  | { kind: 'drop'; id: number; name: string }

interface ChangeFlowProps extends Pick<FlowProps, 'factor'> {
  change: Change
  /** Whether recovery codes are on their way, or shown and not confirmed. */
  isHeld: boolean
  /** Tells the parent not to close this meanwhile. */
  onHold: (isHeld: boolean) => void
  onCancel: () => void
  /** Called at the end, after new recovery codes were confirmed. */
  onDone: () => void
}

/** Renders one change of the second factor; new recovery codes are shown before it ends. */
export function ChangeFlow({ change, factor, isHeld, onHold, onCancel, onDone }: ChangeFlowProps) {
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
    onHold(true)
    try {
      const { message, data } = await call()
      announce(message)
      if (data?.recovery_codes) setCodes(data.recovery_codes)
      else onDone()
    } catch (error) {
      onHold(false)
      throw error
    }
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  const props: FlowProps = {
    factor,
    send,
    cancelButton: (
      <Button
        variant="default"
        // Not `disabled`: it may have the focus.
        aria-disabled={isHeld}
        data-disabled={isHeld || undefined}
        onClick={() => {
          if (!isHeld) onCancel()
        }}
      >
        {t('dialog.cancel')}
      </Button>
    ),
  }
  if (change.kind === 'app') return <SetUpApp {...props} />
  if (change.kind === 'passkey') return <AddPasskey {...props} />
  return <ConfirmChange {...props} change={change} />
}

interface ConfirmChangeProps extends FlowProps {
  change: Exclude<Change, { kind: 'app' } | { kind: 'passkey' }>
}

/** Renders a change that needs nothing but a proof of identity. */
function ConfirmChange({ change, factor, send, cancelButton }: ConfirmChangeProps) {
  const { means, action, call } = confirmedChange(change)
  const take = (body: Proof) => send(() => call(body))
  return <ShowWho {...{ means, action, factor, cancelButton, onProve: take }} />
}

function confirmedChange(change: ConfirmChangeProps['change']) {
  if (change.kind === 'off') {
    return {
      means: t('factor.offMeans'),
      action: t('factor.switchOff'),
      call: (body: Proof) => postApi('/auth/second-factor/app/remove', { body }),
    }
  }
  if (change.kind === 'codes') {
    return {
      means: t('factor.newCodesMean'),
      action: t('factor.newCodes'),
      call: (body: Proof) => postApi('/auth/second-factor/codes', { body }),
    }
  }
  const { id, name } = change
  return {
    means: t('factor.removePasskeyMeans', { name }),
    action: t('factor.removePasskey'),
    call: (body: Proof) => postApi('/auth/passkeys/{id}/remove', { id, body }),
  }
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const list = useRef<HTMLOListElement>(null)
  const text = `${codes.join('\n')}\n`

  // The pressed button is gone; the codes are to be read.
  useEffect(() => list.current?.focus(), [])

  function download() {
    saveFile(new Blob([text], { type: 'text/plain' }), 'linecheck-recovery-codes.txt')
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
        <Button onClick={onDone}>{t('factor.codesSaved')}</Button>
      </DialogButtons>
    </Stack>
  )
}
