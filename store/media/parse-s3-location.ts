import { StartupError } from '#catalogue/startup-error.ts'
import { trimEndOf } from '#catalogue/text/trim-end.ts'

export interface S3Location {
  bucketUrl: string
  /** Prefix of our files' names: empty, or ends in a slash. */
  prefix: string
  region: string
  keyId: string
  secret: string
}

export interface S3Key {
  id: string
  secret: string
}

/**
 * Parses `s3://[key:secret@]bucket[/prefix]?endpoint=https://…&region=…`. Throws `StartupError`.
 */
export function parseS3Location(mediaUrl: string, key: S3Key | null): S3Location {
  const url = new URL(mediaUrl)
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const keyId = decodeURIComponent(url.username) || (key?.id ?? '')
  const secret = decodeURIComponent(url.password) || (key?.secret ?? '')
  if (!keyId || !secret) {
    throw new StartupError(
      'MEDIA_URL needs a key: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or key:secret@ in it.',
    )
  }
  const folder = trimEndOf(url.pathname.replace(/^\/+/, ''), /\//)
  const prefix = folder ? `${folder}/` : ''
  return { bucketUrl: bucketUrl(url, region), prefix, region, keyId, secret }
}

function bucketUrl({ hostname: bucket, searchParams }: URL, region: string): string {
  const endpoint = searchParams.get('endpoint')
  if (endpoint === null) return `https://${bucket}.s3.${region}.amazonaws.com`
  if (URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)) {
    return `${trimEndOf(endpoint, /\//)}/${bucket}`
  }
  throw new StartupError('The endpoint in MEDIA_URL must be an http or https address.')
}
