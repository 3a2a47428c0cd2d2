import { expect, test } from 'vitest'
import { changedSince, readTyped, restOf, textAfter, writeTyped } from './use-typed.ts'

function openMemory() {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  }
}

test('what was typed comes back, field by field, and nothing typed is nothing held', () => {
  const memory = openMemory()
  writeTyped(memory, 'ticket', { title: 'Half a', description: '' })
  expect(readTyped(memory, 'ticket', ['title', 'description', 'remarks'])).toEqual({
    title: 'Half a',
    description: '',
  })
  expect(readTyped(memory, 'another', ['title'])).toEqual({})
  writeTyped(memory, 'ticket', {})
  expect(memory.held.size).toBe(0)
})

test('what is held but is not a text of the form is left', () => {
  const memory = openMemory()
  for (const held of ['{', '7', 'null', '[]', '{"title":7,"other":"x"}']) {
    memory.setItem('ticket', held)
    expect(readTyped(memory, 'ticket', ['title'])).toEqual({})
  }
})

test('what was typed while something was sent is left, and what was sent is not', () => {
  const sent = { text: 'Which phone', title: 'Cut off' }
  expect(textAfter({ ...sent }, sent)).toEqual({})
  expect(textAfter({ ...sent, text: 'Which phone is it?' }, sent)).toEqual({ text: 'is it?' })
  expect(textAfter({ text: '' }, sent)).toEqual({})
  expect(restOf('Never mind.', 'Which phone')).toBe('Never mind.')
})

test('of a form that is saved field by field, a field that has changed since is left whole', () => {
  const sent = { remarks: 'Looking', status: '1' }
  const typed = { remarks: 'Looking at it', status: '1', completed_by: 'Sofia' }
  expect(changedSince(typed, sent)).toEqual({ remarks: 'Looking at it', completed_by: 'Sofia' })
})
