import { closeSync, openSync, statSync, writeSync } from 'node:fs'

/** Noise in a database's file from its second page on, as a broken disk leaves it. */
export function corruptFile(path: string): void {
  const { size } = statSync(path)
  const file = openSync(path, 'r+')
  const noise = Buffer.alloc(4_096, 0xa5)
  for (let at = noise.length; at < size; at += noise.length)
    writeSync(file, noise, 0, noise.length, at)
  closeSync(file)
}
