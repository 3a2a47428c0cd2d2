import { IconCircleCheck, IconCircleOff, IconEraser, IconMail } from '@tabler/icons-react'
import type { User } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Badge } from '#web/admin/ui/status/badge.tsx'

const looks = {
  active: { icon: IconCircleCheck, tone: 'approved', key: 'users.active' },
  invited: { icon: IconMail, tone: 'pending', key: 'users.invited' },
  deactivated: { icon: IconCircleOff, tone: 'draft', key: 'users.deactivated' },
  erased: { icon: IconEraser, tone: 'draft', key: 'users.erased' },
} as const

/** May somebody sign in, by word, colour and icon. */
export function UserBadge({ user }: { user: Pick<User, 'status' | 'invited' | 'erased'> }) {
  const state = user.status ? (user.invited ? 'invited' : 'active') : goneWords(user)
  const { icon, tone, key } = looks[state]
  return <Badge icon={icon} tone={tone} words={t(key)} />
}

function goneWords({ erased }: Pick<User, 'erased'>) {
  return erased ? 'erased' : 'deactivated'
}
