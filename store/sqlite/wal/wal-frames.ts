import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** What a write-ahead log holds (https://www.sqlite.org/fileformat2.html#walformat). */
export interface WalFrames {
  /** Two words of the log's head by which its frames are known; a log that begins anew has others. */
  salt: string
  /** Frames from the first on that are sound, up to the last that ends a transaction. */
  sound: number
  /** Transactions that end behind them, as the heads of frames with the same salt say. */
  endedBehind: number
}

const headBytes = 32
const frameHeadBytes = 24

/** Reads a log through, frame by frame, as SQLite does when it opens one; null where there is nothing in it. */
export function readWalFrames(path: string): WalFrames | null {
  const file = openIfThere(path)
  if (file === null) return null
  try {
    const { size } = fstatSync(file)
    if (size <= headBytes) return null
    const head = Buffer.alloc(headBytes)
    readSync(file, head, 0, headBytes, 0)
    const pageBytes = pageSizeOf(head)
    return walk(file, { head, frameBytes: frameHeadBytes + pageBytes, size })
  } finally {
    closeSync(file)
  }
}

function openIfThere(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  }
}

/** What a head that cannot be read would have said, as every log of ours. */
const usualPage = 4096

function pageSizeOf(head: Buffer): number {
  const size = head.readUInt32BE(8)
  return size >= 512 && size <= 65_536 && (size & (size - 1)) === 0 ? size : usualPage
}

interface Log {
  head: Buffer
  frameBytes: number
  size: number
}

function walk(file: number, { head, frameBytes, size }: Log): WalFrames {
  const sum = new WalChecksum(head)
  let isSound = sum.isHeadSound
  const salt = head.toString('hex', 16, 24)
  let sound = 0
  /** Ends of transactions behind what is sound, by the salt of their frames. */
  const behind = new Map<string, number>()
  const frame = Buffer.alloc(frameBytes)
  for (let at = 1; headBytes + at * frameBytes <= size; at += 1) {
    readSync(file, frame, 0, frameBytes, headBytes + (at - 1) * frameBytes)
    const own = frame.toString('hex', 8, 16)
    isSound = isSound && own === salt && sum.takes(frame)
    const isEnd = frame.readUInt32BE(4) !== 0
    if (isEnd && isSound) sound = at
    else if (isEnd) behind.set(own, (behind.get(own) ?? 0) + 1)
  }
  // Where the head is lost, most frames still say whose they are.
  const endedBehind = sum.isHeadSound ? behind.get(salt) : Math.max(0, ...behind.values())
  return { salt, sound, endedBehind: endedBehind ?? 0 }
}

/** The sum over everything so far, by which each frame is tied to those before it. */
class WalChecksum {
  readonly isHeadSound: boolean
  readonly #isBigEndian: boolean
  #first = 0
  #second = 0

  constructor(head: Buffer) {
    const magic = head.readUInt32BE(0)
    this.#isBigEndian = magic === 0x377f0683
    this.#add(head, 0, 24)
    this.isHeadSound = (magic === 0x377f0682 || this.#isBigEndian) && this.#isAt(head, 24)
  }

  /** Is it the frame that was written after those before it? */
  takes(frame: Buffer): boolean {
    this.#add(frame, 0, 8)
    this.#add(frame, frameHeadBytes, frame.length)
    return this.#isAt(frame, 16)
  }

  #isAt(buffer: Buffer, at: number): boolean {
    const first = this.#first === buffer.readInt32BE(at)
    return first && this.#second === buffer.readInt32BE(at + 4)
  }

  #add(buffer: Buffer, from: number, until: number): void {
    const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.length)
    const isLittle = !this.#isBigEndian
    let [first, second] = [this.#first, this.#second]
    for (let at = from; at < until; at += 8) {
      first = (first + view.getInt32(at, isLittle) + second) | 0
      second = (second + view.getInt32(at + 4, isLittle) + first) | 0
    }
    this.#first = first
    this.#second = second
  }
}
