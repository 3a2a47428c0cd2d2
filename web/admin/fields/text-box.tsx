import { Text } from '@mantine/core'
import type { ClipboardEvent, ReactNode } from 'react'
import type { Field } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { autoDirection } from './writing.ts'

/** From which share of the limit the count is shown. */
const countFrom = 0.8

/**
 * Returns props that show how much of a limit is used. Text is never cut off; a text that is too
 * long says by how much.
 */
export function countProps(value: string, max: number) {
  return {
    inputContainer: (box: ReactNode) => (
      <>
        {box}
        <TextCount length={value.length} most={max} />
      </>
    ),
  }
}

type Typing = (event: { currentTarget: { value: string } }) => void

/** Returns the props of a line of text: its value, the count and what pasted text becomes. */
export function lineBox(value: string, max: number, change: (text: string) => void) {
  const onChange: Typing = (event) => change(event.currentTarget.value)
  return {
    ...countProps(value, max),
    ...pasteProps(true),
    ...autoDirection(value),
    value,
    onChange,
  }
}

/** Returns the same props of a text with several lines. */
export function textBox(value: string, max: number, change: (text: string) => void) {
  return { ...lineBox(value, max, change), ...pasteProps(false) }
}

/** Always rendered, so that screen readers announce changes. */
function TextCount({ length, most: max }: { length: number; most: number }) {
  const isOver = length > max
  return (
    <Text
      size="sm"
      mt={length < max * countFrom ? 0 : 4}
      c={isOver ? 'var(--mantine-color-error)' : 'dimmed'}
      role="status"
    >
      {isOver && t('field.over', { over: length - max, most: max })}
      {!isOver && length >= max * countFrom && t('field.count', { count: length, most: max })}
    </Text>
  )
}

/** Renders the same for rich text, whose limit is its stored size. */
export function SizeCount({ bytes, most: max }: { bytes: number; most: number }) {
  const isOver = bytes > max
  const isNear = bytes >= max * countFrom
  const kilobytes = (count: number) => Math.ceil(count / 1_000)
  return (
    <Text
      size="sm"
      mt={isNear ? 4 : 0}
      c={isOver ? 'var(--mantine-color-error)' : 'dimmed'}
      role="status"
    >
      {isOver && t('rich.over', { over: kilobytes(bytes - max), most: kilobytes(max) })}
      {!isOver && isNear && t('rich.count', { count: kilobytes(bytes), most: kilobytes(max) })}
    </Text>
  )
}

/** Addresses are left-to-right in every language. */
export const addressProps = {
  dir: 'ltr',
  inputMode: 'url',
  spellCheck: false,
  autoCapitalize: 'none',
} as const

/** Returns the props of a one-line field: a text or an address. */
export function lineInput({ kind, example }: Field, value: string, change: (text: string) => void) {
  const isAddress = kind === 'link' || kind === 'video'
  const box = lineBox(value, isAddress ? limits.url : limits.title, change)
  const placeholder = example ? { placeholder: labelled(example) } : {}
  return { ...box, ...(isAddress ? addressProps : {}), ...placeholder }
}

const lineEnds = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g

/** Control characters, and marks of direction and order, which the server rejects. */
const unseen = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Returns pasted text with `\n` line ends (spaces in one line) and no invisible characters. */
export function normalizePaste(text: string, isLine: boolean): string {
  const clean = text.toWellFormed().replace(lineEnds, '\n').replace(unseen, '')
  return isLine ? clean.replace(/\s+/g, (blanks) => (/[\n\t]/.test(blanks) ? ' ' : blanks)) : clean
}

/** Returns props that normalize pasted text, undoable like typing. */
function pasteProps(isLine: boolean) {
  return {
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain')
      const meant = normalizePaste(text, isLine)
      if (meant === text) return
      event.preventDefault()
      // The only way that browsers add to their undo history.
      document.execCommand('insertText', false, meant)
    },
  }
}
