import { Button, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { encode } from 'uqr'
import { limits } from '#catalogue/limits.ts'
import { ApiError, errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { FaultNote } from '#web/admin/ui/dialogs/outcome-note.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { refreshFactor } from './factor-query.ts'
import styles from './second-factor.module.css'
import type { FlowProps } from './show-who.tsx'
import { ShowWho } from './show-who.tsx'

export function SetUpApp({ factor, send, cancelButton }: FlowProps) {
  const [setup, setSetup] = useState<{ secret: string; address: string } | null>(null)
  if (setup) return <Scan setup={setup} send={send} cancelButton={cancelButton} />
  return (
    <ShowWho
      means={t('factor.appMeans')}
      action={t('factor.continue')}
      factor={factor}
      cancelButton={cancelButton}
      onProve={async (proof) => {
        setSetup((await postApi('/auth/second-factor/app', { body: proof })).data)
      }}
    />
  )
}

interface ScanProps extends Pick<FlowProps, 'send' | 'cancelButton'> {
  setup: { secret: string; address: string }
}

function Scan({ setup, send, cancelButton }: ScanProps) {
  const box = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setWrong(null)
    setFault(null)
    try {
      await send(() => postApi('/auth/second-factor/app/confirm', { body: { code } }))
    } catch (error) {
      const beside = error instanceof ApiError ? error.errors.code?.[0] : undefined
      if (beside) setWrong(beside)
      else {
        setFault(errorMessage(error))
        // It may be on already: a response was lost, or another tab was faster.
        refreshFactor()
      }
      setSending(false)
      box.current?.select()
    }
  }

  return (
    <form onSubmit={(event) => void confirm(event)} noValidate aria-label={t('factor.app')}>
      <Stack gap="md">
        <Text>{t('factor.scan')}</Text>
        <div className={styles.code}>
          <QrCode text={setup.address} label={t('factor.qrCode')} size={220} />
          <Stack gap={4} className={styles.secret}>
            <Hint>{t('factor.byHand')}</Hint>
            <Text component="output" dir="ltr" className={styles.letters}>
              {inFours(setup.secret)}
            </Text>
          </Stack>
        </div>
        <FaultNote fault={fault} />
        <TextInput
          ref={box}
          label={t('second.code')}
          description={t('second.codeMeans')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          maxLength={limits.factorCode}
          dir="ltr"
          maw={260}
          error={wrong}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <DialogButtons>
          {cancelButton}
          <Button type="submit" aria-busy={isSending}>
            {t('factor.switchOn')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}

function inFours(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ')
}

/** The quiet zone around the code in modules (ISO/IEC 18004). */
const quiet = 4

/** Renders a QR code, black on white in both colour schemes, as cameras expect it. */
function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: quiet })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  )
}
