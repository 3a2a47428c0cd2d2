import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ConnectionLimiter } from './connection-limiter.ts'

/** What a listener is given of a connection: its address, its end, and how to end it. */
class Connection extends EventEmitter {
  readonly remoteAddress: string
  isEnded = false

  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }

  destroy(): void {
    this.isEnded = true
    this.emit('close')
  }
}

function open(most: number, trustedProxies: string[] = []) {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const connections = new ConnectionLimiter({ trustedProxies }, log, most)
  const connect = (address: string) => {
    const connection = new Connection(address)
    connections.admit(connection as unknown as Socket)
    return connection
  }
  return { connect, lines }
}

test('one address cannot hold all connections, and keeps nobody else out', () => {
  const { connect, lines } = open(3)
  const held = ['1', '2', '3', '4', '5'].map(() => connect('203.0.113.9'))
  expect(held.map(({ isEnded }) => isEnded)).toEqual([false, false, false, true, true])
  expect(connect('203.0.113.10').isEnded).toBe(false)
  expect(lines.join()).toContain('an address holds too many connections')
  // What has ended is free again, once.
  held[0]?.destroy()
  expect(connect('203.0.113.9').isEnded).toBe(false)
  expect(connect('203.0.113.9').isEnded).toBe(true)
})

test('an IPv6 network is one client, IPv4 inside IPv6 is the IPv4 address', () => {
  const { connect } = open(2)
  const ended = (...addresses: string[]) => addresses.map((one) => connect(one).isEnded)
  expect(ended('2001:db8::1', '2001:db8:0:0:5::2', '2001:db8::ffff:3')).toEqual([
    false,
    false,
    true,
  ])
  expect(ended('2001:db8:0:1::1', '2001:db8:1::1')).toEqual([false, false])
  expect(ended('::ffff:192.0.2.1', '192.0.2.1', '::ffff:192.0.2.1')).toEqual([false, false, true])
})

test('a trusted proxy brings all guests and is not counted', () => {
  const { connect } = open(1, ['10.0.0.0/8'])
  expect([connect('10.0.0.1'), connect('10.0.0.1')].map(({ isEnded }) => isEnded)).toEqual([
    false,
    false,
  ])
  expect([connect('11.0.0.1'), connect('11.0.0.1')].map(({ isEnded }) => isEnded)).toEqual([
    false,
    true,
  ])
})
