import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { say } from '#web/admin/speech/speech.ts'

/** From which share of a limit on its count is shown. */
const shownFrom = 0.8

/**
 * For a box of text: how much of its limit is taken once that matters. Nothing is ever cut off; what is
 * too long stays as it was typed, and says by how much.
 */
export function counted(value: string, most: number) {
  return {
    inputContainer: (box: ReactNode) => (
      <>
        {box}
        <TextCount length={value.length} most={most} />
      </>
    ),
  }
}

/** Always there, so that what it says is heard when it changes. */
function TextCount({ length, most }: { length: number; most: number }) {
  const isOver = length > most
  return (
    <Text
      size="sm"
      mt={length < most * shownFrom ? 0 : 4}
      c={isOver ? 'var(--mantine-color-error)' : 'dimmed'}
      role="status"
    >
      {isOver && say('field.over', { over: length - most })}
      {!isOver && length >= most * shownFrom && say('field.count', { count: length, most })}
    </Text>
  )
}
