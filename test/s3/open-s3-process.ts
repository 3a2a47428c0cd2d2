import { whenDone } from '../open-test-store.ts'
import { startS3Process } from './start-s3-process.ts'

/** The same server as `openS3`, in a process of its own that can be frozen. Ends with the test. */
export async function openS3Process() {
  const server = await startS3Process()
  whenDone(server.stop)
  return server
}
