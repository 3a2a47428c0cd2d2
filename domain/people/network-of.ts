import { isIPv6 } from 'node:net'

/** What tries from an address are counted by: who has one IPv6 address has the 2^64 beside it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...new Array<string>(zeros).fill('0'), ...last]
  const numbers = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${numbers.join(':')}::/64`
}
