import { readFileSync, statSync } from 'node:fs'
import { endianness, uptime } from 'node:os'

/** What the processes of a database last agreed on, as the file beside the log tells (`-shm`). */
export interface WalIndex {
  /** Which log it speaks of. */
  salt: string
  /** How many frames were acknowledged. */
  acknowledged: number
  /** How many of them are in the database itself by now. */
  copied: number
}

/** Bytes of the head; it stands there twice, and what has been copied after it. */
const headBytes = 48
const copiedAt = headBytes * 2

/**
 * Reads it where it can be believed: whole, sound, and not from before the machine last started,
 * because nobody makes sure that it reaches the disk. Else null.
 * (https://www.sqlite.org/walformat.html#the_wal_index_file_format)
 */
export function readWalIndex(path: string): WalIndex | null {
  const bytes = sinceStart(path)
  if (bytes === null || bytes.length < copiedAt + 4) return null
  const [one, two] = [bytes.subarray(0, headBytes), bytes.subarray(headBytes, copiedAt)]
  if (!one.equals(two) || !isSound(one)) return null
  return {
    salt: one.toString('hex', 32, 40),
    acknowledged: word(one, 16),
    copied: word(bytes, copiedAt),
  }
}

function sinceStart(path: string): Buffer | null {
  try {
    const started = Date.now() - uptime() * 1000
    return statSync(path).mtimeMs > started ? readFileSync(path).subarray(0, 136) : null
  } catch {
    return null
  }
}

/** It is written as the machine has its words in memory. */
const isLittle = endianness() === 'LE'

function word(bytes: Buffer, at: number): number {
  return isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
}

function isSound(head: Buffer): boolean {
  let [first, second] = [0, 0]
  for (let at = 0; at < 40; at += 8) {
    first = (first + word(head, at) + second) | 0
    second = (second + word(head, at + 4) + first) | 0
  }
  return first >>> 0 === word(head, 40) && second >>> 0 === word(head, 44)
}
