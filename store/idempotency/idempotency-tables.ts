/** The answers of saves and decisions, by the keys of their clients. */
export interface IdempotentAnswerTable {
  person_id: number
  /** The `Idempotency-Key` that the client sent. */
  key: string
  /** Method and address. */
  route: string
  /** A hash of all that was asked. */
  request: string
  /** The body of the answer; '' until the transaction that claimed the key has it. */
  answer: string
  at: string
}
