import { Skeleton } from '@mantine/core'
import { type Ability, may, type RoleName } from '#catalogue/roles.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './dashboard.module.css'

/** As high as its part becomes, in pixels, and who has it. */
const parts: readonly { key: string; height: number; isWide?: boolean; ability?: Ability }[] = [
  { key: 'queue', height: 420, ability: 'content.decide' },
  { key: 'work', height: 420, ability: 'content.edit' },
  { key: 'beside', height: 420 },
  { key: 'week', height: 240, isWide: true },
  { key: 'weeks', height: 300, isWide: true },
  { key: 'activity', height: 260, isWide: true, ability: 'content.edit' },
]

/** The first screen in its shape, until all of it is there at once. */
export function DashboardSkeleton({ role }: { role: RoleName }) {
  return (
    <div className={styles.grid} aria-busy="true" role="status" aria-label={t('loading.name')}>
      {parts
        .filter(({ ability }) => !ability || may(role, ability))
        .map(({ key, height, isWide = false }) => (
          <Skeleton key={key} h={height} data-wide={isWide} className={styles.panel} />
        ))}
    </div>
  )
}
