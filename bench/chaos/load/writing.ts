import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { multipart, testPdf } from '#test/upload.ts'
import { whenOver } from '../trial.ts'
import { type CallResponse, call, send } from './call.ts'

export interface Written {
  /** Folders of the library whose making was acknowledged. */
  acknowledged: string[]
  /** Files of the library by their ids, and the SHA-256 of what each may hold by what was answered. */
  files: Map<number, string[]>
  /** The SHA-256 of all that was ever sent for each, in the order of sending. */
  sent: Map<number, string[]>
  /** Uploads and replacements that were acknowledged. */
  filed: number
  refused: number
  /** Neither 200 nor a refusal that says when to go on, or no whole response where nothing excuses that. */
  wrong: string[]
  slowest: number
}

interface Writing {
  /** Whichever of these nodes it is sent to. */
  urls: readonly string[]
  tokens: readonly string[]
  written: Written
  ends: Ends
  isOver: boolean
}

/**
 * What happens to nodes meanwhile. One that is stopped takes no connection and breaks no response; one
 * that is killed may do both.
 */
type Ends = 'nothing' | 'stopped' | 'killed'

interface Crew {
  /** Those who add folders, */
  people?: number
  /** and those who upload files and put others in their places. */
  uploaders?: number
  ends?: Ends
}

let names = 0

/** People who change the library, one step after the other each, until `stop`. */
export function startWriting(
  urls: readonly string[],
  tokens: readonly string[],
  { people = 8, uploaders = 0, ends = 'nothing' }: Crew = {},
) {
  const written: Written = {
    acknowledged: [],
    files: new Map(),
    sent: new Map(),
    filed: 0,
    refused: 0,
    wrong: [],
    slowest: 0,
  }
  const writing: Writing = { urls, tokens, written, ends, isOver: false }
  const working = [
    ...Array.from({ length: people }, (_, person) => addFolders(writing, person)),
    ...Array.from({ length: uploaders }, (_, person) => changeFiles(writing, person)),
  ]
  async function stop(): Promise<Written> {
    writing.isOver = true
    await Promise.all(working)
    return written
  }
  whenOver(stop)
  return { written, stop }
}

async function addFolders(writing: Writing, person: number): Promise<void> {
  for (let turn = person; !writing.isOver; turn += 1) {
    names += 1
    const name = `folder ${names}`
    const [url, token] = deskOf(writing, turn)
    const response = await timed(writing, () => call(url, token, '/galleries/folders', { name }))
    if (response.status === 200) writing.written.acknowledged.push(name)
  }
}

/** One file comes in, another takes its place, and that one's; then the next comes in. */
async function changeFiles(writing: Writing, person: number): Promise<void> {
  const { files, sent } = writing.written
  for (let turn = person, id = 0; !writing.isOver; turn += 1) {
    const bytes = testPdf(randomBytes(4_000).toString('hex'))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const [url, token] = deskOf(writing, turn)
    const { headers, body } = multipart([{ field: 'image[]', name: `${turn}.pdf`, bytes }])
    const path = id === 0 ? '/galleries' : `/galleries/${id}/replace`
    const whole = Buffer.concat(body.map((part) => Buffer.from(part)))
    sent.get(id)?.push(sha256)
    const response = await timed(writing, () => send(url, token, path, headers, whole))
    if (response.status === 200) {
      id = response.data?.galleries?.[0]?.id ?? id
      files.set(id, [sha256])
      if (!sent.has(id)) sent.set(id, [sha256])
      writing.written.filed += 1
    } else if (id > 0) files.get(id)?.push(sha256) // nobody knows whether it was done
    if (turn % 4 === 3) id = 0
  }
}

function deskOf({ urls, tokens }: Writing, turn: number): [url: string, token: string] {
  return [urls[turn % urls.length] ?? '', tokens[turn % tokens.length] ?? '']
}

/** One step, judged by what came back and when; after anything but 200 there is a short rest. */
async function timed(
  { written, ends }: Writing,
  step: () => Promise<CallResponse>,
): Promise<CallResponse> {
  const begun = performance.now()
  const response = await step()
  const { status, lack, retryAfter } = response
  if (lack !== null) {
    if (!excuses(ends, lack)) written.wrong.push(lack)
  } else {
    written.slowest = Math.max(written.slowest, performance.now() - begun)
    if ([503, 507].includes(status) && retryAfter) written.refused += 1
    else if (status !== 200 && status !== 429) written.wrong.push(`${status}`)
  }
  if (status !== 200) await pause(status === 429 ? 500 : 20)
  return response
}

function excuses(ends: Ends, lack: CallResponse['lack']): boolean {
  if (lack === 'nothing came' || ends === 'nothing') return false
  return ends === 'killed' || lack === 'no answer began'
}
