import { expect, onTestFinished, test, vi } from 'vitest'
import { tellRow, tryFault, whenOver } from './trial.ts'

function listen(): string[] {
  const said: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text) => void said.push(text))
  onTestFinished(() => log.mockRestore())
  return said
}

test('a fault that breaks off ends what it has started, last first, and nothing of another', async () => {
  const said = listen()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const other = tryFault(
    async () => {
      whenOver(() => done.push('other ended'))
      tellRow('other')
      await gate.promise
    },
    () => done.push('other broke off'),
  )
  await tryFault(
    async () => {
      whenOver(() => done.push('node ended'))
      whenOver(async () => {
        throw new Error('cannot be thawed')
      })
      whenOver(() => done.push('guests ended'))
      tellRow('one')
      throw new Error('in its middle')
    },
    (error) => done.push(String(error)),
  )
  const its = ['Error: in its middle', 'guests ended', 'Error: cannot be thawed', 'node ended']
  expect(done).toEqual(its)
  expect(said).toEqual(['one'])
  gate.resolve()
  await other
  expect(done).toEqual([...its, 'other ended'])
  expect(said).toEqual(['one', 'other'])
})
