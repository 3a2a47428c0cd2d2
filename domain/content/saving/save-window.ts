import type { Declaration } from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { EntryWindow } from '#catalogue/time/window-meaning.ts'

/** Returns the window after a save: the former one unless another was sent. */
export function windowOf(
  { window }: Declaration,
  sent: SentValues,
  base: EntryWindow | undefined,
): EntryWindow {
  const ends = sent.ends_at === undefined && window?.endsWire ? sent[window.endsWire] : sent.ends_at
  return {
    starts_at: momentOf(sent.starts_at, base?.starts_at ?? null),
    ends_at: momentOf(ends, base?.ends_at ?? null),
  }
}

/** Returns an error where a window ends before it begins or, when submitting, has ended. */
export function windowErrors(
  { starts_at, ends_at }: EntryWindow,
  submitted: string | null,
): FieldErrors {
  if (!ends_at) return {}
  if (starts_at && ends_at <= starts_at) return { ends_at: [messages.endBeforeStart] }
  return submitted && ends_at <= submitted ? { ends_at: [messages.endHasPassed] } : {}
}

function momentOf(sent: unknown, before: string | null): string | null {
  if (sent === undefined) return before
  return typeof sent === 'string' ? new Date(sent).toISOString() : null
}
