import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { IconCircleCheck, IconCircleOff, IconEraser, IconMail } from '@tabler/icons-react'
import { limits } from '#catalogue/limits.ts'
import { roles } from '#catalogue/roles.ts'
import type { User } from '#web/admin/api/wire.gen.ts'
import { lineBox } from '#web/admin/fields/text-box.tsx'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Badge } from '#web/admin/ui/status/badge.tsx'

export interface UserForm {
  username: string
  first_name: string
  last_name: string
  email: string
  role: 1 | 2 | 3 | 4
}

const fields = [
  { key: 'first_name', label: 'profile.firstName', most: limits.personName },
  { key: 'last_name', label: 'profile.lastName', most: limits.personName },
  { key: 'username', label: 'profile.username', most: limits.username },
  { key: 'email', label: 'profile.email', most: limits.login },
] as const

interface UserFieldsProps {
  form: UserForm
  onChange: (form: UserForm) => void
  errors: Readonly<Record<string, string[]>>
}

/** Renders the names, e-mail and role of an account that somebody else manages. */
export function UserFields({ form, onChange, errors }: UserFieldsProps) {
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {fields.map(({ key, label, most }) => (
          <TextInput
            key={key}
            label={t(label)}
            autoComplete="off"
            withAsterisk
            aria-required
            {...(key === 'first_name' ? { 'data-autofocus': true } : {})}
            {...lineBox(form[key], most, (text) => onChange({ ...form, [key]: text }))}
            error={errors[key]?.[0]}
          />
        ))}
      </SimpleGrid>
      <NativeSelect
        label={t('profile.role')}
        description={t('users.roleMeans')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={errors.role?.[0]}
        value={String(form.role)}
        data={roles.map(({ id, name }) => ({ value: String(id), label: labelled(name) }))}
        onChange={({ currentTarget: { value } }) => {
          const role = ([1, 2, 3, 4] as const).find((id) => String(id) === value)
          if (role) onChange({ ...form, role })
        }}
      />
    </Stack>
  )
}

const looks = {
  active: { icon: IconCircleCheck, tone: 'approved', key: 'users.active' },
  invited: { icon: IconMail, tone: 'pending', key: 'users.invited' },
  deactivated: { icon: IconCircleOff, tone: 'draft', key: 'users.deactivated' },
  erased: { icon: IconEraser, tone: 'draft', key: 'users.erased' },
} as const

export function UserBadge({ user }: { user: Pick<User, 'status' | 'invited' | 'erased'> }) {
  const state = user.status ? (user.invited ? 'invited' : 'active') : inactiveState(user)
  const { icon, tone, key } = looks[state]
  return <Badge icon={icon} tone={tone} words={t(key)} />
}

function inactiveState({ erased }: Pick<User, 'erased'>) {
  return erased ? 'erased' : 'deactivated'
}
