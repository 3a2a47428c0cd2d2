import { TextInput } from '@mantine/core'
import type { Ref } from 'react'
import { limits } from '#catalogue/limits.ts'
import { say } from '#web/admin/i18n/speech.ts'

/** User name or e-mail. */
export function LoginBox({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <TextInput
      ref={ref}
      label={say('login.userName')}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.login}
      required
      withAsterisk={false}
      autoFocus
      size="md"
    />
  )
}
