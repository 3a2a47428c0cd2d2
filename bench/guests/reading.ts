// The thread of `guests.ts`.
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Between two questions (ms). */
const gap = 5

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const times: number[] = []
const asked = new Set<Promise<void>>()
let isReading = true

parentPort?.once('message', () => {
  isReading = false
})
await ask()
times.length = 0
parentPort?.postMessage('reading')

while (isReading) {
  const response = ask().finally(() => asked.delete(response))
  asked.add(response)
  await pause(gap)
}
await Promise.all(asked)
agent.destroy()
parentPort?.postMessage(times)

function ask(): Promise<void> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    get(workerData.url, { agent, headers: { 'accept-encoding': 'br' } }, (res) => {
      if (res.statusCode !== 200) reject(new Error(`${workerData.url} answered ${res.statusCode}`))
      res.resume().once('end', () => {
        times.push(performance.now() - begun)
        resolve()
      })
    }).once('error', reject)
  })
}
