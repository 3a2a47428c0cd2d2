import { expect, test } from 'vitest'
import { currentToasts, listenToToasts, removeToast, toast } from './toast.ts'

test('the last three saves are told, each until it is closed', () => {
  let calls = 0
  const stop = listenToToasts(() => {
    calls += 1
  })
  for (const text of ['One', 'Two', 'Two', 'Four']) toast(text)
  const shown = currentToasts()
  expect(shown.map(({ text }) => text)).toEqual(['Two', 'Two', 'Four'])
  removeToast(shown[0]?.id ?? 0)
  expect(currentToasts().map(({ text }) => text)).toEqual(['Two', 'Four'])
  expect(calls).toBe(5)
  stop()
  toast('Five')
  expect(calls).toBe(5)
})
