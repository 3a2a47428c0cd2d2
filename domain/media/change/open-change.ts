import { mediaFile } from '#catalogue/collections/media-file.ts'
import { lockedMessage, openMessage } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'
import type { Revision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'

/** Returns the `Problem` for a second open change of a file. */
export async function openChange(tx: Tx, open: Revision): Promise<Problem> {
  const isPending = open.state === 'pending'
  const who = (isPending ? open.submitted_by : null) ?? open.author_id
  const name = (await listUsernames(tx, [who])).get(who) ?? ''
  const sentence = isPending
    ? lockedMessage(mediaFile.label, name, open.submitted_at ?? open.updated_at)
    : openMessage(mediaFile.label, name, open.updated_at)
  return new Problem('conflict', sentence)
}
