import { testPassword, testPeople } from '#test/people.ts'
import { asTold, type CallResponse, send, wordsOf } from '../load/call.ts'
import { ChaosNode } from '../node.ts'
import type { ChaosSite } from '../site.ts'
import { judge, summed, time } from '../verdict.ts'

/** So many people sign in at the same moment: each is in, or is told at once when to come again; then all get in. */
export async function signInAtOnce(site: ChaosSite, people: number): Promise<void> {
  const node = await ChaosNode.at(site.place)
  await node.start()
  const rush = await Promise.all(
    Array.from({ length: people }, (_, turn) => signIn(node.url, turn)),
  )
  const later = await Promise.all(testPeople.map((_, turn) => asTold(() => signIn(node.url, turn))))
  const end = await node.stop()
  const isIn = ({ status }: Tried) => status === 200
  const isToldWhen = ({ status, retryAfter }: Tried) =>
    (status === 503 || status === 429) && retryAfter !== null
  const [inside, told] = [rush.filter(isIn), rush.filter(isToldWhen)]
  const others = rush.filter((one) => !isIn(one) && !isToldWhen(one))
  const figure = `${inside.length} in, ${told.length} told when to come, ${others.length} otherwise ${summed(others.map(wordsOf))}`
  const isGood = inside.length > 0 && others.length === 0 && end.isGood
  judge(`${site.kind}: ${people} sign-ins at once`, figure, isGood, 'in, or told')
  const isOpen = later.every(isIn)
  judge('  after it', later.map(wordsOf).join(), isOpen, 'all in')
  time('  slowest refusal', slowestOf(told), 1_000)
  time('  slowest of those who got in', slowestOf(inside), 2_000)
}

interface Tried extends CallResponse {
  took: number
}

async function signIn(url: string, turn: number): Promise<Tried> {
  const username = testPeople[turn % testPeople.length]?.username
  const begun = performance.now()
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.1.${Math.floor(turn / 250)}.${turn % 250}`,
  }
  const body = JSON.stringify({ username, password: testPassword })
  const response = await send(url, '', '/auth/login', headers, body)
  return { ...response, took: performance.now() - begun }
}

function slowestOf(tried: readonly Tried[]): number {
  return Math.max(0, ...tried.map(({ took }) => took))
}
