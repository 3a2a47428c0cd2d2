import { execFileSync } from 'node:child_process'
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isServed, readFigure, until } from '../crew.ts'
import { longest } from '../load/call.ts'
import { startReading, warm } from '../load/reading.ts'
import { startWriting } from '../load/writing.ts'
import { ChaosNode } from '../node.ts'
import type { ChaosSite } from '../site.ts'
import { judge, leaveOut, summed } from '../verdict.ts'

/** The disk is full for some seconds: guests notice nothing, writes are refused (507) and go on after it. */
export async function fillDisk(site: ChaosSite): Promise<void> {
  const disk = mountSmallDisk()
  if (!disk) return leaveOut('a full disk', 'this user cannot mount one')
  const node = await ChaosNode.at({ ...site.place, dataDir: disk.folder })
  try {
    cpSync(site.place.dataDir, disk.folder, { recursive: true })
    await node.start()
    await warm(node.url)
    const guests = startReading([node.url])
    const writing = startWriting([node.url], [site.tokens.editor])
    await pause(1_000)
    disk.fill()
    await Promise.all([pause(2_000), until(() => writing.written.refused > 0, longest)])
    const before = writing.written.acknowledged.length
    disk.free()
    const people = 8 // what was under way may be acknowledged just after it was counted
    const isWell = () => writing.written.acknowledged.length > before + people
    await Promise.all([pause(2_000), until(isWell, longest)])
    const [read, { acknowledged, refused, wrong }] = [await guests.stop(), await writing.stop()]
    await node.kill('SIGTERM')
    const after = acknowledged.length - before
    judge('SQLite, a full disk: guests', readFigure(read), isServed(read), '0')
    const figure = `${refused} refused, ${wrong.length} otherwise ${summed(wrong)}, ${after} made after it`
    judge('  writes', figure, refused > 0 && wrong.length === 0 && after > 0, '507, then 200')
  } finally {
    await node.kill()
    disk.remove()
  }
}

const filling = Buffer.alloc(64 * 1024)

/** A disk of 24 MB; null where none can be mounted, which only root may. */
function mountSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'linecheck-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'none', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    /** Others write meanwhile: until there is no byte left, whoever took the last. */
    fill() {
      const file = openSync(filler, 'w')
      try {
        for (;;) writeSync(file, filling)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler),
    remove() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}
