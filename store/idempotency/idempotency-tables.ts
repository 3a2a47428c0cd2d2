export interface IdempotentResponseTable {
  person_id: number
  key: string
  route: string
  request: string
  /** The response body; '' until the transaction that claimed the key has it. */
  answer: string
  at: string
}
