import { expect, test } from 'vitest'
import { Turns } from './giving-way.ts'

/** As a row or a statement that takes so long (ms). */
function work(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('who has come meanwhile is heard after each slice, and before the next', async () => {
  const turns = new Turns(20)
  for (let slice = 1; slice <= 4; slice += 1) {
    let isHeard = false
    setImmediate(() => {
      isHeard = true
    })
    work(0.3)
    await turns.giveWay()
    expect(isHeard).toBe(true)
  }
})

test('others have the thread to themselves for as long as was said, after every second slice', async () => {
  const turns = new Turns(20)
  const rests: number[] = []
  for (let slice = 1; slice <= 4; slice += 1) {
    work(0.3)
    const begun = performance.now()
    await turns.giveWay()
    rests.push(performance.now() - begun)
  }
  expect([rests[1], rests[3]].every((rest = 0) => rest >= 19)).toBe(true)
})
