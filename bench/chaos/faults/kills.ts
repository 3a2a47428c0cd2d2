import { setTimeout as pause } from 'node:timers/promises'
import { findLost, lostFigure } from '../kept.ts'
import { startWriting } from '../load/writing.ts'
import { ChaosNode } from '../node.ts'
import type { ChaosSite } from '../site.ts'
import { judge, summed, time } from '../verdict.ts'

/** SIGKILL under load, again and again: what was acknowledged is there, and the node soon ready again. */
export async function killUnderLoad(site: ChaosSite, times: number): Promise<void> {
  const node = await ChaosNode.at(site.place)
  await node.start()
  const writing = startWriting([node.url], site.tokens.editors, { uploaders: 3, ends: 'killed' })
  const starts: number[] = []
  for (let kill = 0; kill < times; kill += 1) {
    await pause(100 + Math.random() * 400)
    await node.kill()
    starts.push(await node.start())
  }
  const written = await writing.stop()
  await node.kill('SIGTERM')
  const lost = await findLost(site, written)
  const what = `${site.kind}: lost in ${times} kills under load`
  const { acknowledged, wrong } = written
  judge(what, lostFigure(lost, written), lost.length === 0 && acknowledged.length > 0, '0')
  judge('  answers that were none', `${wrong.length} ${summed(wrong)}`, wrong.length === 0, '0')
  time('  ready again, worst', Math.max(...starts), 2_000)
}
