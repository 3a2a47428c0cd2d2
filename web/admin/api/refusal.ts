import { messages } from '#catalogue/messages/messages.ts'

/** The server's no: its sentence, the fields it concerns and, on a conflict, what stands now. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: Record<string, string[]>
  readonly data: unknown

  constructor(status: number, message: string, errors?: Record<string, string[]>, data?: unknown) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.errors = errors ?? {}
    this.data = data
  }
}

/** The sentence to show for whatever went wrong. */
export function sentenceOf(error: unknown): string {
  return error instanceof Refusal ? error.message : messages.internal
}
