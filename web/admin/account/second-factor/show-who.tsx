import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { ApiError } from '#web/admin/api/api-error.ts'
import type { ApiResponse } from '#web/admin/api/call-api.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import type { SecondFactor } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { focusFirstInvalid } from '#web/admin/ui/dialogs/focus.ts'
import { FaultNote } from '#web/admin/ui/dialogs/outcome-note.tsx'
import { faultOf, hasPasskeys, signWithPasskey } from './device-passkeys.ts'
import { refreshFactor } from './factor-query.ts'

/** A proof of identity: the password, with a code where sign-in asks for one, or a passkey. */
export type Proof =
  | { current_password: string; code?: string }
  | { passkey: Awaited<ReturnType<typeof signWithPasskey>> }

interface ShowWhoProps extends Pick<FlowProps, 'factor' | 'cancelButton'> {
  means: string
  action: string
  onProve: (proof: Proof) => Promise<void>
  /** Why it is asked for again. */
  before?: string | null
  children?: ReactNode
}

export function ShowWho({
  means,
  action,
  factor,
  onProve,
  cancelButton,
  before = null,
  children,
}: ShowWhoProps) {
  const { username } = useUser()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const place = useRef<HTMLFormElement>(null)
  // The form does not change while the person fills it in.
  const [asks, setAsks] = useState(() => ({
    passkey: factor !== null && factor.passkeys.length > 0 && hasPasskeys(),
    code: factor !== null && (factor.app_since !== null || factor.passkeys.length > 0),
  }))
  const [running, setRunning] = useState<'password' | 'passkey' | null>(null)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [fault, setFault] = useState(before)

  async function run(which: 'password' | 'passkey', proof: () => Promise<Proof>) {
    if (running) return
    setRunning(which)
    setErrors({})
    setFault(null)
    try {
      await onProve(await proof())
    } catch (error) {
      const fields = error instanceof ApiError ? error.errors : {}
      setErrors(fields)
      const isBeside = fields.current_password || fields.code
      setFault(isBeside ? null : (otherField(fields) ?? faultOf(error)))
      // A code works once.
      if (!isBeside) setCode('')
      if (fields.code && !asks.code) {
        // A second factor has been set up elsewhere since.
        setAsks({ ...asks, code: true })
        refreshFactor()
      }
      focusFirstInvalid(place)
    } finally {
      setRunning(null)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const missing = {
      ...(password === '' && { current_password: [t('profile.required')] }),
      ...(asks.code && code.trim() === '' && { code: [t('profile.required')] }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const typed = asks.code ? { code: code.trim() } : {}
    void run('password', async () => ({ current_password: password, ...typed }))
  }

  async function byPasskey(): Promise<Proof> {
    const { data } = await postApi('/auth/passkeys/ask', {})
    return { passkey: await signWithPasskey(data) }
  }

  return (
    <form ref={place} onSubmit={submit} noValidate aria-label={action}>
      <Stack gap="md">
        <Text>{means}</Text>
        <FaultNote fault={fault} />
        {children}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          label={t('password.current')}
          name="current_password"
          autoComplete="current-password"
          autoFocus={!children}
          maxLength={limits.password.max * 4}
          error={errors.current_password?.[0]}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword'), tabIndex: 0 }}
        />
        {asks.code && (
          <TextInput
            label={t('factor.codeOrRecovery')}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.factorCode}
            dir="ltr"
            error={errors.code?.[0]}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <DialogButtons>
          {cancelButton}
          {asks.passkey && (
            <Button
              variant="default"
              aria-busy={running === 'passkey'}
              onClick={() => void run('passkey', byPasskey)}
            >
              {t('second.usePasskey')}
            </Button>
          )}
          <Button type="submit" aria-busy={running === 'password'}>
            {action}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}

/** Returns the first error of a field without a box here. */
function otherField({ current_password: _, ...rest }: Record<string, string[]>) {
  return Object.values(rest)[0]?.[0]
}

/** The answer to a change, with new recovery codes if there are any. */
export type Changed = Pick<ApiResponse<unknown>, 'message'> & {
  data?: { recovery_codes?: string[] | null } | null
}

export interface FlowProps {
  /** The current second factor; null while it loads. */
  factor: SecondFactor | null
  /**
   * Sends the change. New recovery codes, which are shown only once, may be in the response: the
   * dialog must stay until it is there. Throws what the call throws.
   */
  send: (call: () => Promise<Changed>) => Promise<void>
  cancelButton: ReactNode
}
