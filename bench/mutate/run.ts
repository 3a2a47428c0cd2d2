// `npm run mutate -- FOLDER`: changes the sources in a thousand small ways, one at a time, and prints
// the changes that no test notices. With --sample N only so many, drawn by --seed S (1); with
// --minutes M it ends in time and goes on where it stood when it is called again.
import { parseArgs } from 'node:util'
import { candidatesFor } from './candidates.ts'
import { measure, rooms } from './measure.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { sampleOf } from './sample.ts'
import { isIn, isTest, openSandbox, type Sandbox } from './sandbox.ts'
import { digest, load, save } from './store.ts'
import { openTestHost } from './test-host.ts'
import { settled, tryMutant, type Verdict } from './try-mutant.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
  },
})
const begun = Date.now()
const isOver = () => Date.now() - begun > Number(values.minutes) * 60_000
const cache = 'verdicts.json'

const sandbox = openSandbox()
process.on('exit', sandbox.remove)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
await run(
  sandbox,
  positionals.map((folder) => folder.replace(/\/$/, '')),
)
process.exit()

async function run({ files, read }: Sandbox, folders: readonly string[]): Promise<void> {
  const wanted = folders.length > 0 ? folders : rooms
  const sources = files.filter(
    (file) =>
      wanted.some((folder) => isIn(folder, file)) &&
      rooms.some((room) => isIn(room, file)) &&
      !isTest(file),
  )
  if (sources.length === 0) throw new Error(`Nothing to change in ${folders.join(' ')}`)
  const every = sources.flatMap((file) => mutantsOf(file, read(file)))
  const mutants = sampleOf(every, Number(values.sample ?? every.length), Number(values.seed))
  console.log(`${mutants.length} of ${every.length} mutants in ${sources.length} files`)
  const verdicts = await tryAll(mutants)
  report(verdicts, mutants.length)
}

async function tryAll(mutants: readonly Mutant[]): Promise<Verdict[]> {
  const measured = await measure(sandbox, isOver)
  if (!measured) {
    console.log('The time is over; call again to go on.')
    return []
  }
  const known = load<string>(cache)
  const host = openTestHost(sandbox.folder)
  const verdicts: Verdict[] = []
  for (const mutant of mutants) {
    const text = sandbox.read(mutant.file)
    const candidates = candidatesFor(mutant, text, measured)
    const change = [text, `${mutant.start} ${mutant.end}`, mutant.replacement]
    const tests = candidates.map((test) => measured.get(test)?.digest ?? '')
    const [always, asTested] = [digest(...change), digest(...change, ...tests)]
    let verdict = settled(known[always] ?? known[asTested])
    if (!verdict) {
      if (isOver()) break
      verdict = await tryMutant(sandbox, host, mutant, candidates, measured)
      known[verdict === 'survived' ? asTested : always] = verdict
      save(cache, known)
    }
    verdicts.push(verdict)
    if (verdict === 'survived' || verdict === 'hung') tell(mutant, verdict, candidates.length)
  }
  host.close()
  return verdicts
}

function tell({ file, line, column, change }: Mutant, verdict: Verdict, tests: number) {
  console.log(`${verdict}: ${file}:${line}:${column}  ${change}   (${tests} test files reach it)`)
}

function report(verdicts: readonly Verdict[], of: number): void {
  const count = (...wanted: Verdict[]) => verdicts.filter((each) => wanted.includes(each)).length
  const share = (some: number) => `${((some / Math.max(1, verdicts.length)) * 100).toFixed(1)} %`
  console.log(
    `\n${verdicts.length} of ${of} tried: ${share(count('killed', 'typed'))} noticed ` +
      `(${count('killed')} by tests, ${count('typed')} by the compiler), ` +
      `${share(count('hung'))} hung or were late twice (${count('hung')}: look at each), ` +
      `${count('survived')} survived`,
  )
}
