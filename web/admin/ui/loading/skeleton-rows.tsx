import { Skeleton } from '@mantine/core'

export function SkeletonRows({ count, height }: { count: number; height: number }) {
  return [...Array(count).keys()].map((place) => <Skeleton key={place} h={height} />)
}
