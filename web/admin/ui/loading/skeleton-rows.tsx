import { Skeleton, Stack, type StackProps } from '@mantine/core'

interface SkeletonRowsProps {
  count: number
  height: number
}

export function SkeletonRows({ count, height }: SkeletonRowsProps) {
  return [...Array(count).keys()].map((place) => <Skeleton key={place} h={height} />)
}

/** Renders the rows below each other, announced as busy. */
export function SkeletonStack({ count, height, ...rest }: SkeletonRowsProps & StackProps) {
  return (
    <Stack aria-busy="true" {...rest}>
      <SkeletonRows count={count} height={height} />
    </Stack>
  )
}
