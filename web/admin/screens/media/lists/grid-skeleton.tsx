import { VisuallyHidden } from '@mantine/core'
import { t } from '#web/admin/i18n/translate.ts'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import styles from './lists.module.css'

/** The cards' shape while they load. */
export function GridSkeleton({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden role="status">{t('media.loading')}</VisuallyHidden>
      <div className={styles.grid} aria-hidden>
        <SkeletonRows count={count} height={216} />
      </div>
    </>
  )
}
