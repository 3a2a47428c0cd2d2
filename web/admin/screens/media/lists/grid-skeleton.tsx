import { VisuallyHidden } from '@mantine/core'
import { SkeletonRows } from '#web/admin/loading/skeleton-rows.tsx'
import { say } from '#web/admin/speech/speech.ts'
import styles from './lists.module.css'

/** The cards' shape while they load. */
export function GridSkeleton({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden role="status">{say('media.loading')}</VisuallyHidden>
      <div className={styles.grid} aria-hidden>
        <SkeletonRows count={count} height={216} />
      </div>
    </>
  )
}
