import { message } from './message.ts'

/** Messages about pages of the past. */
export const pastMessages = {
  toCome: message('past.toCome'),
  search: message('past.search'),
}
