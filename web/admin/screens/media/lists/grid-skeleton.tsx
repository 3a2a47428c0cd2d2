import { VisuallyHidden } from '@mantine/core'
import { SkeletonRows } from '#web/admin/loading/skeleton-rows.tsx'
import styles from './lists.module.css'

/** The cards' shape while they load. */
export function GridSkeleton({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <div className={styles.grid} aria-hidden>
        <SkeletonRows count={count} height={216} />
      </div>
    </>
  )
}
