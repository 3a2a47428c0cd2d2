import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { whenDone } from '../open-test-store.ts'

/** The key of the object storage of the tests; it rejects any other. */
export const testS3Key = { id: 'S3RVER', secret: 'S3RVER' }

/** A real server that speaks S3, on a free port, with one empty bucket. Ends with the test. */
export async function openS3() {
  const directory = await mkdtemp(join(tmpdir(), 'linecheck-s3-'))
  whenDone(() => rm(directory, { recursive: true, force: true }))
  const options = { address: '127.0.0.1', silent: true, directory, vhostBuckets: false }
  const configureBuckets = [{ name: 'pictures' }]
  let server = new S3rver({ ...options, port: 0, configureBuckets })
  const { port } = await server.run()
  let isAway = false
  whenDone(async () => {
    if (!isAway) await server.close()
  })
  return {
    mediaUrl: `s3://pictures?endpoint=http://127.0.0.1:${port}`,
    /** From now on nobody answers there. */
    async goAway() {
      isAway = true
      await server.close()
    },
    async comeBack() {
      server = new S3rver({ ...options, port, configureBuckets })
      await server.run()
      isAway = false
    },
  }
}
