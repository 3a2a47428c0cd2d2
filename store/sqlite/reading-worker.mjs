// Reads a SQLite file for `reading-thread.ts`. Not TypeScript: stripping types would cost each
// thread 80 ms and 9 MB.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const file = new DatabaseSync(workerData.path, { readOnly: true, timeout: 0, defensive: true })
/** @type {Map<string, import('node:sqlite').StatementSync>} */
const prepared = new Map()

parentPort?.on('message', ({ id, sql, parameters }) => {
  try {
    parentPort?.postMessage({ id, rows: statement(sql).all(...parameters) })
  } catch (error) {
    const { message, errcode } = /** @type {Error & { errcode?: number }} */ (error)
    parentPort?.postMessage({ id, error: { message, errcode } })
  }
})

/** @param {string} sql */
function statement(sql) {
  const known = prepared.get(sql)
  if (known) return known
  if (prepared.size >= 200) prepared.clear()
  const made = file.prepare(sql)
  prepared.set(sql, made)
  return made
}
