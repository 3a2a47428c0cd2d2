import type { BusboyFileStream } from '@fastify/busboy'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import type { FieldErrors, Message } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { discardFile, type IncomingFile, receiveFile } from '#domain/media/upload/receive-file.ts'
import { Problem } from '#domain/problem.ts'
import { boundaryOf, FormParser } from './form-parser.ts'

export interface UploadLimits {
  /** Folder of the files until the request is answered. */
  folder: string
  /** Bytes of one file. */
  most: number
  /** Name of the file field; without it those of the library. */
  field?: RegExp
  /** Other fields that are allowed. */
  fields: readonly string[]
  /** Bytes of a field, if more than a few words. */
  fieldBytes?: number
}

export interface ReadUpload {
  files: IncomingFile[]
  fields: ReadonlyMap<string, string>
}

/** `image[]` and `selectedFiles` of the specification, also as `image[0]`. */
const fileField = /^(?:image|selectedFiles)(?:\[\d{0,2}\])?$/

/**
 * Streams the files of a multipart request to disk, calls `work` with them and deletes them afterwards.
 * What is beyond a limit is read and dropped, so that the sender gets the response.
 *
 * Throws a `Problem` for other types and compressed bodies (415), more than 100 MB (413), more than five
 * files and unknown fields (422), and unreadable forms (400); `StoreFull` when the disk is full.
 */
export async function withUpload<T>(
  request: Request,
  uploadLimits: UploadLimits,
  work: (upload: ReadUpload) => Promise<T>,
): Promise<T> {
  const reader = new UploadReader(boundaryOf(formType(request)), uploadLimits)
  try {
    await reader.read(request)
    return await work(await reader.upload())
  } finally {
    await reader.discard()
  }
}

class UploadReader {
  readonly #limits: UploadLimits
  readonly #form: FormParser
  readonly #fields = new Map<string, string>()
  readonly #unknown = new Set<string>()
  readonly #arriving: { file: Promise<IncomingFile>; stream: BusboyFileStream; sent: string }[] = []
  #tooMany = false

  constructor(boundary: string, uploadLimits: UploadLimits) {
    this.#limits = uploadLimits
    const listener = {
      file: (field: string, stream: BusboyFileStream, name: string) =>
        this.#takeFile(field, stream, name),
      field: (name: string, value: string) => this.#takeField(name, value),
      tooManyFiles: () => {
        this.#tooMany = true
      },
    }
    this.#form = new FormParser(boundary, listener, uploadLimits.fieldBytes)
  }

  async read(request: Request): Promise<void> {
    try {
      for await (const chunk of counted(request)) await this.#form.write(chunk)
      await this.#form.end()
    } catch (error) {
      for (const { stream } of this.#arriving) stream.destroy()
      throw error
    }
  }

  async upload(): Promise<ReadUpload> {
    const arrived = await Promise.all(this.#arriving.map(({ file }) => file))
    if (this.#tooMany)
      throw uploadProblem(messages.tooManyFiles, { image: [messages.tooManyFiles] })
    const unknown = [...this.#unknown].map((name) => [name, [inputMessages.unknownField]])
    if (unknown.length > 0) throw uploadProblem(messages.incomplete, Object.fromEntries(unknown))
    // Browsers send an empty file field as a file without name and bytes.
    const files = arrived.filter(({ size }, at) => size > 0 || this.#arriving[at]?.sent !== '')
    return { files, fields: this.#fields }
  }

  async discard(): Promise<void> {
    const arrived = await Promise.allSettled(this.#arriving.map(({ file }) => file))
    for (const file of arrived) if (file.status === 'fulfilled') await discardFile(file.value)
  }

  #takeFile(field: string, stream: BusboyFileStream, sent: string): void {
    const isKnown = (this.#limits.field ?? fileField).test(field)
    if (!isKnown) this.#unknown.add(field.slice(0, 100))
    if (this.#arriving.length >= limits.upload.files) this.#tooMany = true
    if (!isKnown || this.#tooMany) {
      stream.resume()
      return
    }
    const { folder, most } = this.#limits
    const file = receiveFile(stream, { folder, name: sent, most })
    file.catch((error: unknown) => this.#form.fail(error))
    this.#arriving.push({ file, stream, sent })
  }

  #takeField(name: string, value: string): void {
    if (this.#limits.fields.includes(name)) this.#fields.set(name, value)
    else this.#unknown.add(name.slice(0, 100))
  }
}

function formType(request: Request): string {
  const type = request.headers.get('content-type') ?? ''
  const coding = request.headers.get('content-encoding') ?? 'identity'
  const isForm = /^multipart\/form-data\s*;.{0,300}\bboundary=/is.test(type)
  if (!isForm || coding !== 'identity') throw new Problem('wrong-type', mediaMessages.wrongForm)
  const length = Number(request.headers.get('content-length') ?? 0)
  if (length > limits.upload.requestBytes) throw tooLarge()
  return type
}

async function* counted({ body }: Request): AsyncIterable<Uint8Array> {
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > limits.upload.requestBytes) throw tooLarge()
      yield chunk
    }
  } catch (error) {
    // The client is gone.
    throw error instanceof Problem ? error : new Problem('malformed', messages.malformed)
  }
}

function tooLarge(): Problem {
  return new Problem(
    'too-large',
    fill(mediaMessages.requestTooLarge, {
      most: Math.floor(limits.upload.requestBytes / 1024 / 1024),
    }),
  )
}

function uploadProblem(sentence: Message, errors: FieldErrors): Problem {
  return new Problem('invalid', sentence, { errors })
}
