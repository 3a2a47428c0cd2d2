import type { Duplex } from 'node:stream'

const held = new WeakSet<Duplex>()

/**
 * What is written from now until this turn of the thread is over goes out at once: statements that
 * are begun together in one call to the system, which wakes PostgreSQL once, in place of one each.
 */
export function inOneWrite(stream: Duplex): void {
  if (held.has(stream)) return
  held.add(stream)
  stream.cork()
  process.nextTick(() => {
    held.delete(stream)
    stream.uncork()
  })
}
