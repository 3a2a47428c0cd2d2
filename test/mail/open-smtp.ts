import { whenDone } from '../open-test-store.ts'
import { startSmtp } from './start-smtp.ts'

/** A mail server on a free port of this machine until the test (or the file) ends. */
export async function openSmtp(options: Parameters<typeof startSmtp>[0] = {}) {
  const smtp = await startSmtp(options)
  whenDone(smtp.close)
  return smtp
}
