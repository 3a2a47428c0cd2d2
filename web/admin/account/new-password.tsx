import { PasswordInput, Stack } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { limits } from '#catalogue/limits.ts'
import {
  faultsOf,
  type PasswordFault,
  type PasswordOwner,
} from '#catalogue/people/password-faults.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './new-password.module.css'

export interface TypedPassword {
  password: string
  confirmation: string
}

interface NewPasswordProps {
  typed: TypedPassword
  onChange: (typed: TypedPassword) => void
  owner: PasswordOwner
  errors: Readonly<Record<string, string[]>>
  /** Whether all passwords of the form are visible. */
  passwordVisibility: { isVisible: boolean; toggle: () => void }
}

export function NewPassword({
  typed,
  onChange,
  owner,
  errors,
  passwordVisibility,
}: NewPasswordProps) {
  const rules = useId()
  return (
    <Stack gap="md">
      <PasswordInput
        label={t('password.new')}
        name="password"
        autoComplete="new-password"
        aria-describedby={rules}
        withAsterisk
        aria-required
        maxLength={limits.password.max * 4}
        error={errors.password?.[0]}
        value={typed.password}
        onChange={(event) => onChange({ ...typed, password: event.currentTarget.value })}
        {...visibility(passwordVisibility)}
      />
      <Rules id={rules} typed={typed} owner={owner} />
      <PasswordInput
        label={t('password.confirm')}
        name="password_confirmation"
        autoComplete="new-password"
        withAsterisk
        aria-required
        maxLength={limits.password.max * 4}
        error={errors.password_confirmation?.[0]}
        value={typed.confirmation}
        onChange={(event) => onChange({ ...typed, confirmation: event.currentTarget.value })}
        {...visibility(passwordVisibility)}
      />
    </Stack>
  )
}

/** Returns the props that show or hide all passwords of a form. */
export function visibility({ isVisible, toggle }: NewPasswordProps['passwordVisibility']) {
  const label = isVisible ? t('password.hide') : t('password.show')
  return {
    visible: isVisible,
    onVisibilityChange: toggle,
    visibilityToggleButtonProps: { 'aria-label': label, tabIndex: 0 },
  }
}

/** Renders the rules: none counts as broken before anything is typed. */
function Rules({ id, typed, owner }: { id: string } & Pick<NewPasswordProps, 'typed' | 'owner'>) {
  const { password, confirmation } = typed
  const faults = password === '' ? null : faultsOf(password, owner)
  const keeps = (...rule: PasswordFault[]) =>
    faults !== null && !faults.some((fault) => rule.includes(fault))
  const { min, max } = limits.password
  const lines = [
    { isKept: keeps('too-short', 'too-long'), words: t('password.length', { min, max }) },
    { isKept: keeps('own'), words: t('password.notOwn') },
    { isKept: keeps('easy', 'untypable', 'own', 'too-short'), words: t('password.notEasy') },
    { isKept: password !== '' && password === confirmation, words: t('password.alike') },
  ]
  return (
    <ul id={id} className={styles.rules}>
      {lines.map(({ isKept, words }) => (
        <li key={words} data-kept={isKept}>
          {isKept ? (
            <IconCircleCheck size={18} role="img" aria-label={t('password.met')} />
          ) : (
            <IconCircle size={18} role="img" aria-label={t('password.toDo')} />
          )}
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
