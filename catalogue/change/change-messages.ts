import { messageTemplate } from '../messages/message.ts'

/** What people read of a change: the server says it, or the back office where it compares by itself. */
export const changeMessages = {
  item: messageTemplate('change.item'),
  field: messageTemplate('change.field'),
  order: messageTemplate('change.order'),
  /** Several in one line, as lists are written in the reader's language. */
  names: messageTemplate('change.names'),
  /** A picture that is gone. */
  picture: messageTemplate('change.picture'),
  beside: messageTemplate('change.beside'),
  /** From when until when. */
  hours: messageTemplate('change.hours'),
  /** What is said of a thing, or of several: "Milk: Contains". */
  pair: messageTemplate('change.pair'),
} as const
