import { setTimeout as pause } from 'node:timers/promises'
import { during, endNodes, isServed, readFigure, startNodes, tell, untilHealed } from '../crew.ts'
import { freezeFamily } from '../freeze-family.ts'
import { startReading } from '../load/reading.ts'
import { openSite } from '../site.ts'
import { judge } from '../verdict.ts'

/**
 * A pair of PostgreSQL of which the first one dies, or falls silent, and the other takes over: guests
 * notice nothing, writes are answered and none that was acknowledged is lost (the pair is in step),
 * and every node goes on by itself. A node that is started between the two serves as well.
 */
export async function failOver(seconds: number, how: 'dies' | 'falls silent'): Promise<void> {
  const site = await openSite('PostgreSQL', { isPair: true })
  const { pair } = site
  let undo = () => {}
  try {
    if (!pair) return
    await pair.keepInStep()
    const nodes = await startNodes(site, 3)
    const [one] = nodes
    const harm = async () => {
      if (how === 'dies') await pair.first.kill()
      else undo = freezeFamily(pair.first.pid())
      await pause(seconds * 1000)
      await pair.promote()
    }
    tell(`the first of a pair ${how}`, 3, await during(site, nodes, harm), how === 'dies')
    undo()
    if (how === 'dies' && one) {
      // What is called first is gone for good: a new process finds the other one by itself.
      await one.kill()
      await one.start()
      const guests = startReading([one.url])
      const healed = await untilHealed(nodes)
      await pause(500)
      const read = await guests.stop()
      const isGood = isServed(read) && Number.isFinite(healed)
      judge('  a node that starts after it: guests', readFigure(read), isGood, '0')
    }
    await endNodes(nodes)
  } finally {
    undo() // who is frozen cannot be stopped
    await site.close()
  }
}
