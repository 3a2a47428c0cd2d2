import { form } from '../messages/sentence.ts'

/** What people read of a change: the server says it, or the back office where it compares by itself. */
export const changeMessages = {
  item: form('change.item'),
  field: form('change.field'),
  order: form('change.order'),
  /** Several in one line, as lists are written in the reader's language. */
  names: form('change.names'),
  /** A picture that is gone. */
  picture: form('change.picture'),
  beside: form('change.beside'),
  /** From when until when. */
  hours: form('change.hours'),
  /** What is said of a thing, or of several: "Milk: Contains". */
  pair: form('change.pair'),
} as const
