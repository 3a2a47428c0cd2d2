import { Paper, Stack, Text } from '@mantine/core'
import { IconPhotoSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface NothingHereProps {
  title: string
  children: ReactNode
}

/** In place of an empty list: that it is empty, and what to do about it. */
export function NothingHere({ title, children }: NothingHereProps) {
  return (
    <Paper withBorder p="xl">
      <Stack align="center" gap="xs" ta="center">
        <IconPhotoSearch size={40} stroke={1.3} aria-hidden />
        <Text fw={600}>{title}</Text>
        <Text c="dimmed" maw="48ch">
          {children}
        </Text>
      </Stack>
    </Paper>
  )
}
