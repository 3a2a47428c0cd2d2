import { Skeleton, Stack } from '@mantine/core'

/** An entry's head and form, in their shapes. */
export function EntrySkeleton() {
  return (
    <Stack gap="xl" aria-hidden>
      <Skeleton h={64} w="60%" />
      <Skeleton h={640} />
    </Stack>
  )
}
