import { setTimeout as pause } from 'node:timers/promises'
import { during, endNodes, startNodes, tell, until } from '../crew.ts'
import { longest, responseTimeout } from '../load/call.ts'
import type { Written } from '../load/writing.ts'
import { ChaosNode } from '../node.ts'
import type { ChaosSite } from '../site.ts'
import { whenOver } from '../trial.ts'
import { judge } from '../verdict.ts'

/** More than are under way at once: one of them at least was begun after what it is counted from. */
const people = 8

/**
 * The object storage takes connections and says nothing: guests' pages go on, what needs no file is
 * saved, uploads are refused in time, and go on after it. A node that starts meanwhile starts.
 */
export async function freezeStorage(site: ChaosSite, seconds: number): Promise<void> {
  const { storage } = site
  if (!storage) return
  const nodes = await startNodes(site, 3)
  let started = Number.NaN
  const meanwhile = { folders: 0, files: 0, refused: 0 }
  async function harm(written: Written): Promise<void> {
    await until(() => written.filed > 0, longest)
    storage?.freeze()
    whenOver(() => storage?.thaw())
    const before = { folders: written.acknowledged.length, refused: written.refused }
    const fresh = await ChaosNode.at(site.addNodePlace())
    started = await fresh.start().catch(() => Number.NaN)
    await fresh.kill('SIGTERM')
    // What had been stored when it froze was acknowledged while that node started.
    const filed = written.filed
    const folders = () => written.acknowledged.length - before.folders
    await Promise.all([pause(seconds * 1000), until(() => folders() > people, longest)])
    meanwhile.folders = folders()
    meanwhile.files = written.filed - filed
    meanwhile.refused = written.refused - before.refused
    storage?.thaw()
  }
  const outcome = await during(site, nodes, harm, { uploaders: 4, isDatabaseAway: false })
  tell(`object storage frozen ${seconds} s`, 3, outcome)
  const isGood = Number.isFinite(started)
  const start = isGood ? `${started.toFixed(0)} ms` : 'does not'
  judge('  a node that starts meanwhile', start, isGood, 'starts')
  const { folders, files, refused } = meanwhile
  judge('  what needs no file was saved', `${folders}`, folders > people, `> ${people}`)
  const isLong = seconds * 1000 > 2 * responseTimeout
  const ofUploads = `${files} acknowledged, ${refused} refused`
  judge('  uploads', ofUploads, files === 0 && (refused > 0 || !isLong), 'refused')
  await endNodes(nodes)
}
