import { form, sentence } from '../messages/sentence.ts'

/** What people read about a table that they bring in. */
export const importMessages = {
  noFile: sentence('import.noFile'),
  notUtf8: sentence('import.notUtf8'),
  unreadable: form('import.unreadable'),
  notAList: sentence('import.notAList'),
  empty: sentence('import.empty'),
  unknownColumn: form('import.unknownColumn'),
  columnTwice: form('import.columnTwice'),
  tooManyRows: form('import.tooManyRows'),
  tooMuch: sentence('import.tooMuch'),
  tooManyCells: sentence('import.tooManyCells'),
  sameEntry: form('import.sameEntry'),
  running: sentence('import.running'),
  cancelled: sentence('import.cancelled'),
  stale: sentence('import.stale'),
  looked: form('import.looked'),
  taken: form('import.taken'),
  submitted: form('import.submitted'),
  refused: form('import.refused'),
}
