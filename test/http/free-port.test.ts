import { expect, test, vi } from 'vitest'
import { freePort } from './free-port.ts'

test('two workers of a run never get the same port', async () => {
  const portsOf = async (worker: string) => {
    vi.stubEnv('TEST_PARALLEL_INDEX', worker)
    return Promise.all(Array.from({ length: 100 }, () => freePort()))
  }
  const [one, other] = [new Set(await portsOf('0')), new Set(await portsOf('1'))]
  vi.unstubAllEnvs()
  expect(one.isDisjointFrom(other)).toBe(true)
  for (const port of [...one, ...other]) {
    expect(port).toBeGreaterThanOrEqual(12_000)
    expect(port).toBeLessThan(32_000)
  }
})
