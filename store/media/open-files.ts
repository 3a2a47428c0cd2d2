import { join } from 'node:path'
import { type Files, folderFiles } from './files.ts'
import { parseS3Location, type S3Key } from './parse-s3-location.ts'
import { s3Files } from './s3-files.ts'

export function openFiles(location: {
  dataDir: string
  mediaUrl: string | null
  mediaKey: S3Key | null
}): Files {
  if (location.mediaUrl === null) return folderFiles(join(location.dataDir, 'media'))
  return s3Files(parseS3Location(location.mediaUrl, location.mediaKey))
}
