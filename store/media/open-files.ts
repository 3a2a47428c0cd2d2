import { join } from 'node:path'
import { type Files, folderFiles } from './files.ts'
import { s3Files } from './s3-files.ts'
import { type S3Key, s3Place } from './s3-place.ts'

/** Where the configuration says that uploads are kept: a bucket, or the folder `media` of `dataDir`. */
export function openFiles(place: {
  dataDir: string
  mediaUrl: string | null
  mediaKey: S3Key | null
}): Files {
  if (place.mediaUrl === null) return folderFiles(join(place.dataDir, 'media'))
  return s3Files(s3Place(place.mediaUrl, place.mediaKey))
}
