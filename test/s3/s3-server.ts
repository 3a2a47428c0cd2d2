// The object storage of the tests, in a process of its own (`openS3Process`): tells its port.
import S3rver from '@20minutes/s3rver'

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: process.argv[2] ?? '',
  vhostBuckets: false,
  configureBuckets: [{ name: 'pictures' }],
})
const { port } = await server.run()
process.send?.(port)
process.on('disconnect', () => process.exit())
