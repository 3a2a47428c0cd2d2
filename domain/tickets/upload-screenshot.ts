import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { limits } from '#catalogue/limits.ts'
import { aboutFile } from '#catalogue/messages/media-messages.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { ticketMessages } from '#catalogue/people/people-messages.ts'
import type { TicketScreenshot } from '#catalogue/wire/tickets.ts'
import type { Actor } from '#domain/actor.ts'
import { fileKinds, withEndingOf } from '#domain/media/bytes/file-kind.ts'
import { newStem } from '#domain/media/store-file.ts'
import { type ExaminedFile, examineFile, kindOrFault } from '#domain/media/upload/examine-file.ts'
import { takeNewBytes, withNewBytes } from '#domain/media/upload/new-bytes.ts'
import { cleanPath, type IncomingFile } from '#domain/media/upload/receive-file.ts'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import { StoreBusy } from '#store/store-errors.ts'
import type { Db } from '#store/tables.ts'
import {
  addScreenshot,
  listUnsentScreenshots,
  type NewScreenshot,
} from '#store/tickets/ticket-screenshots.ts'

/**
 * Stores a screenshot for a ticket that its uploader is about to send. Only they can read it until
 * then; the same bytes are the same screenshot. Throws a `Problem` (413, 415, 422) for what is no
 * picture and (429) for too many.
 */
export async function uploadScreenshot(
  services: Services,
  actor: Actor,
  file: IncomingFile,
  most: number,
): Promise<TicketScreenshot> {
  const { store, files, now } = services
  if (!file.isTooLarge) {
    const unsent = await listUnsentScreenshots(store.db, actor.id)
    const same = unsent.find(({ sha256 }) => sha256 === file.sha256)
    if (same) return { id: same.id, name: same.name }
    if (unsent.length >= limits.unsentScreenshots) {
      throw new Problem('too-many', messages.tooManyCalls, { retryAfter: 3_600 })
    }
  }
  const { kind } = await requirePicture(file, most)
  const stem = newStem()
  return withNewBytes(services, [stem], async (until) => {
    const bytes = await readFile(cleanPath(file))
    const { type, ending } = fileKinds[kind]
    const row: NewScreenshot = {
      stem,
      // No public address has this suffix (`findServed`), so the file is never served as media.
      suffix: `private.${ending}`,
      name: withEndingOf(kind, file.name),
      file_type: type,
      file_size: bytes.length,
      stored_sha256: createHash('sha256').update(bytes).digest('base64url'),
      sha256: file.sha256,
      uploaded_by: actor.id,
      created_at: now(),
    }
    await files.put(`${stem}-${row.suffix}`, bytes, until)
    const id = await store.write(async (tx) => {
      const added = await addScreenshot(tx, row)
      if (added !== null) await takeNewBytes(tx, [stem])
      return added
    })
    return id === null ? uploadedMeanwhile(store.db, actor, file) : { id, name: row.name }
  })
}

async function uploadedMeanwhile(
  db: Db,
  actor: Actor,
  file: IncomingFile,
): Promise<TicketScreenshot> {
  const unsent = await listUnsentScreenshots(db, actor.id)
  const same = unsent.find(({ sha256 }) => sha256 === file.sha256)
  if (!same) throw new StoreBusy('the same screenshot was sent while it was uploaded')
  return { id: same.id, name: same.name }
}

async function requirePicture(file: IncomingFile, most: number): Promise<ExaminedFile> {
  const kind = kindOrFault(file, most)
  if (typeof kind !== 'string') {
    const isOther = !file.isTooLarge && file.size > 0
    throw screenshotProblem(file.isTooLarge ? 'too-large' : isOther ? 'wrong-type' : 'invalid', {
      fault: isOther ? aboutFile(ticketMessages.notScreenshot, file.name) : kind.fault,
    })
  }
  if (kind === 'pdf') {
    throw screenshotProblem('wrong-type', {
      fault: aboutFile(ticketMessages.notScreenshot, file.name),
    })
  }
  const examined = await examineFile(file, kind)
  if ('fault' in examined) throw screenshotProblem('invalid', examined)
  return examined
}

function screenshotProblem(code: ProblemCode, { fault }: { fault: Message }): Problem {
  return new Problem(code, fault, { errors: { 'image.0': [fault] } })
}
