import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Renders a small, dimmed line of text. */
export function Hint({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  )
}
