import { Skeleton } from '@mantine/core'

/** As many grey bars as rows will come. */
export function SkeletonRows({ count, height }: { count: number; height: number }) {
  return [...Array(count).keys()].map((place) => <Skeleton key={place} h={height} />)
}
