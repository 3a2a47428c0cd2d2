import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { addTestPeople, testPassword } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'
import * as passwords from '../password.ts'
import { FailedSignIn } from './failed-sign-in.ts'
import { signIn } from './sign-in.ts'

// Verifies at no cost: what is counted here is tries, by the real store.
vi.mock('../password.ts', { spy: true })

async function openDesk() {
  const store = await openTestStore()
  await addTestPeople(store)
  const clock = testClock()
  vi.mocked(passwords.verifyPassword).mockImplementation(
    async (hash, password) => hash !== null && password === testPassword,
  )
  /** 'in', or how it was rejected: '401' or '429' with the seconds to wait. */
  async function attempt(login: string, password: string, address: string): Promise<string> {
    try {
      await signIn({ store, now: clock.now }, { login, password, address })
      return 'in'
    } catch (error) {
      if (!(error instanceof FailedSignIn)) throw error
      const wait = error.details.retryAfter
      return wait === undefined ? `${error.status}` : `${error.status} ${wait}`
    }
  }
  return { store, clock, attempt }
}

interface Failure {
  on: string
  from: string
  at: number
}

/** Contract section 3 in the plainest words. */
class Oracle {
  #failures: Failure[] = []

  try(on: string, from: string, isRight: boolean, now: number): string {
    const recent = this.#failures.filter(({ at }) => now - at < 15 * 60_000)
    const wait = Math.max(
      this.#wait(
        recent.filter((failure) => failure.on === on && failure.from === from),
        5,
        now,
      ),
      this.#wait(
        recent.filter((failure) => failure.on === on),
        30,
        now,
      ),
      this.#wait(
        recent.filter((failure) => failure.from === from),
        50,
        now,
      ),
    )
    if (wait > 0) return `429 ${wait}`
    if (!isRight) {
      this.#failures.push({ on, from, at: now })
      return '401'
    }
    this.#failures = this.#failures.filter((failure) => failure.on !== on || failure.from !== from)
    return 'in'
  }

  #wait(failures: Failure[], most: number, now: number): number {
    const first = failures.at(-most)
    return first ? Math.ceil((first.at + 15 * 60_000 - now) / 1000) : 0
  }
}

/** The persons of typed names; two of the names belong to nobody. */
const logins = {
  editor: [
    'editor',
    'editor@marigold.example',
    ' EDITOR ',
    'ｅｄｉｔｏｒ',
    'Editor@Marigold.Example\u00a0',
  ],
  approver: ['approver', 'APPROVER@marigold.example'],
  nobody: ['nobody', 'NOBODY\t', 'Ｎｏｂｏｄｙ'],
  zoë: ['zoë@marigold.example', 'ZOE\u0308@MARIGOLD.EXAMPLE'],
}
const networks = {
  '192.0.2.7': ['192.0.2.7'],
  '2001:db8:1:2::/64': ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
  '2001:db8:1:3::/64': ['2001:db8:1:3::1'],
}

const typed = fc
  .constantFrom(...Object.entries(logins))
  .chain(([on, spellings]) =>
    fc.record({ on: fc.constant(on), login: fc.constantFrom(...spellings) }),
  )
const place = fc.oneof(
  fc
    .constantFrom(...Object.entries(networks))
    .chain(([from, of]) => fc.record({ from: fc.constant(from), address: fc.constantFrom(...of) })),
  fc
    .integer({ min: 1, max: 9 })
    .map((n) => ({ from: `198.51.100.${n}`, address: `198.51.100.${n}` })),
)
const acts = fc.array(
  fc.record({
    typed,
    place,
    times: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 9 })),
    isRight: fc.boolean(),
    minutes: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9 })),
  }),
  { minLength: 20, maxLength: 60 },
)

test('whoever tries what from wherever, in any spelling and at once: the answer is the rule', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(acts, async (all) => {
      const { clock, attempt } = await openDesk()
      const oracle = new Oracle()
      for (const {
        typed: { on, login },
        place: { from, address },
        times,
        isRight,
        minutes,
      } of all) {
        clock.pass({ minutes })
        const now = Date.parse(clock.now())
        const isKnown = on === 'editor' || on === 'approver'
        // Of many at once each is a guess: which of them comes first is nobody's to say.
        const opens = isRight && times === 1
        const password = opens ? testPassword : 'a guess'
        const tries = Array.from({ length: times }, () => attempt(login, password, address))
        const wanted = tries.map(() => oracle.try(on, from, opens && isKnown, now))
        expect((await Promise.all(tries)).sort()).toEqual(wanted.sort())
        for (const answer of wanted) seen.add(answer.slice(0, 3))
      }
    }),
    { numRuns: 12 },
  )
  expect([...seen].sort()).toEqual(['401', '429', 'in'])
}, 120_000)

test.each(['editor', 'nobody'])(
  'of 40 guesses on %s at once from one address five are tried, from forty addresses thirty',
  async (login) => {
    const { attempt, clock } = await openDesk()
    const burst = async (address: (n: number) => string) => {
      const tries = Array.from({ length: 40 }, (_, n) => attempt(login, 'a guess', address(n)))
      return (await Promise.all(tries)).filter((answer) => answer === '401').length
    }
    expect(await burst(() => '192.0.2.7')).toBe(5)
    expect(vi.mocked(passwords.verifyPassword)).toHaveBeenCalledTimes(5)
    clock.pass({ minutes: 15 })
    expect(await burst((n) => `198.51.100.${n + 1}`)).toBe(30)
    expect(vi.mocked(passwords.verifyPassword)).toHaveBeenCalledTimes(35)
  },
)

test('of 60 guesses at once from one address, each at another name, fifty are tried', async () => {
  const { attempt } = await openDesk()
  const tries = Array.from({ length: 60 }, (_, n) => attempt(`guess${n}`, 'a guess', '192.0.2.7'))
  const responses = await Promise.all(tries)
  expect(responses.filter((answer) => answer === '401')).toHaveLength(50)
  expect(responses.filter((answer) => answer === '429 900')).toHaveLength(10)
})

test('a clock that was a day ahead and was set back locks nobody out for longer than the window', async () => {
  const { clock, attempt } = await openDesk()
  clock.pass({ seconds: 24 * 3_600 })
  for (let time = 0; time < 5; time++) await attempt('editor', 'wrong', '10.0.0.1')
  expect(await attempt('editor', testPassword, '10.0.0.1')).toBe('429 900')
  clock.pass({ seconds: -24 * 3_600 })
  expect(await attempt('editor', testPassword, '10.0.0.1')).toBe('429 900')
  clock.pass({ seconds: 15 * 60 - 1 })
  expect(await attempt('editor', testPassword, '10.0.0.1')).toBe('429 1')
  clock.pass({ seconds: 1 })
  expect(await attempt('editor', testPassword, '10.0.0.1')).toBe('in')
  clock.pass({ seconds: 24 * 3_600 })
  expect(await attempt('editor', testPassword, '10.0.0.1')).toBe('in')
})
