import { TextInput } from '@mantine/core'
import type { Ref } from 'react'
import { limits } from '#catalogue/limits.ts'
import { t } from '#web/admin/i18n/translate.ts'

/** User name or e-mail. */
export function LoginBox({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <TextInput
      ref={ref}
      label={t('login.userName')}
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
