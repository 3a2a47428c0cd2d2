import { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { inOneWrite } from './in-one-write.ts'

function openStream() {
  const writes: string[][] = []
  const stream = new Duplex({
    read: () => undefined,
    write: (chunk, _encoding, done) => {
      writes.push([String(chunk)])
      done()
    },
    writev: (chunks, done) => {
      writes.push(chunks.map(({ chunk }) => String(chunk)))
      done()
    },
  })
  const say = (text: string) => {
    inOneWrite(stream)
    stream.write(text)
  }
  return { say, writes }
}

test('what is asked in one turn, by whatever promises, is one write; the next turn is another', async () => {
  const { say, writes } = openStream()
  const steps = async (name: string) => {
    say(`${name}1`)
    await null
    say(`${name}2`)
  }
  await new Promise((resolve) => setImmediate(resolve))
  await Promise.all([steps('a'), steps('b')])
  await new Promise((resolve) => setImmediate(resolve))
  expect(writes).toEqual([['a1', 'b1', 'a2', 'b2']])
  say('c')
  await new Promise((resolve) => setImmediate(resolve))
  expect(writes.slice(1)).toEqual([['c']])
})
