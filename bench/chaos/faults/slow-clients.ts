import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isServed, readFigure } from '../crew.ts'
import { startReading, warm } from '../load/reading.ts'
import { ChaosNode } from '../node.ts'
import type { ChaosSite } from '../site.ts'
import { whenOver } from '../trial.ts'
import { judge, time } from '../verdict.ts'

/** Hundreds of clients that send a byte now and then, or take none: other guests notice nothing. */
export async function bearSlowClients(site: ChaosSite, seconds: number): Promise<void> {
  const node = await ChaosNode.at(site.place)
  await node.start()
  await warm(node.url)
  const port = Number(new URL(node.url).port)
  const slow = Array.from({ length: 400 }, (_, at) => openSlow(port, at % 2 === 0))
  for (const { end } of slow) whenOver(end)
  const guests = startReading([node.url])
  await pause(seconds * 1000)
  const read = await guests.stop()
  for (const { end } of slow) end()
  await node.kill('SIGTERM')
  const what = `${site.kind}: 400 slow clients for ${seconds} s`
  judge(what, readFigure(read), isServed(read), '0')
  const open = slow.filter(({ socket }) => socket.bytesWritten > 0).length
  judge('  of them got through', `${open}`, open === slow.length, 'all')
  time('  slowest answer to others', read.slowest, 1_000)
}

function openSlow(port: number, sends: boolean): { socket: Socket; end(): void } {
  const socket: Socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const text = 'GET /home HTTP/1.1\r\nhost: slow\r\nx: '
  if (!sends) {
    socket.pause()
    for (let asked = 0; asked < 20; asked += 1) socket.write(`${text}\r\n\r\n`)
    return { socket, end: () => socket.destroy() }
  }
  let at = 0
  const timer = setInterval(() => socket.write(text[at++] ?? 'x'), 250)
  return {
    socket,
    end() {
      clearInterval(timer)
      socket.destroy()
    },
  }
}
