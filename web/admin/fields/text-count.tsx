import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '#web/admin/i18n/translate.ts'

/** From which share of the limit the count is shown. */
const shownFrom = 0.8

/**
 * Returns props that show how much of a limit is used. Text is never cut off; a text that is too
 * long says by how much.
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

/** Always rendered, so that screen readers announce changes. */
function TextCount({ length, most }: { length: number; most: number }) {
  const isOver = length > most
  return (
    <Text
      size="sm"
      mt={length < most * shownFrom ? 0 : 4}
      c={isOver ? 'var(--mantine-color-error)' : 'dimmed'}
      role="status"
    >
      {isOver && t('field.over', { over: length - most, most })}
      {!isOver && length >= most * shownFrom && t('field.count', { count: length, most })}
    </Text>
  )
}

/** Renders the same for rich text, whose limit is its stored size. */
export function SizeCount({ bytes, most }: { bytes: number; most: number }) {
  const isOver = bytes > most
  const isNear = bytes >= most * shownFrom
  const kilobytes = (count: number) => Math.ceil(count / 1_000)
  return (
    <Text
      size="sm"
      mt={isNear ? 4 : 0}
      c={isOver ? 'var(--mantine-color-error)' : 'dimmed'}
      role="status"
    >
      {isOver && t('rich.over', { over: kilobytes(bytes - most), most: kilobytes(most) })}
      {!isOver && isNear && t('rich.count', { count: kilobytes(bytes), most: kilobytes(most) })}
    </Text>
  )
}
