import { row } from './row.ts'
import { milliseconds, spread } from './spread.ts'
import { startApp } from './start-app.ts'

/** How long it takes from starting the server process to its first response. */
export async function measureStart(dataDir: string): Promise<void> {
  const found: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const app = await startApp(dataDir)
    found.push(app.firstAnswer)
    await app.stop()
  }
  row('first answer after starting the server process', milliseconds(spread(found)), '< 400 ms')
}
