import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'

/** Receives a form's parts in their order. When it throws, the form counts as unreadable. */
interface FormListener {
  file(field: string, bytes: BusboyFileStream, name: string): void
  field(name: string, value: string): void
  /** Called once; the files that follow are not passed on. */
  tooManyFiles(): void
}

/**
 * Parses a multipart form while it arrives (RFC 7578). `end` throws the first error of the parser or
 * the listener; what arrives after it is dropped, so that a client that is still sending gets the response.
 */
export class FormParser {
  readonly #parser: BusboyInstance
  readonly #finished: Promise<unknown>
  readonly #broken = Promise.withResolvers<void>()
  #fault: unknown

  /** @param fieldSize bytes of a field; the rest is cut off */
  constructor(boundary: string, listener: FormListener, fieldSize = 200) {
    const parser = openParser(boundary, fieldSize)
    this.#parser = parser
    parser.on('error', () => this.fail(malformed()))
    parser.on('file', (field, bytes, name) => {
      bytes.on('error', () => undefined)
      this.#guard(() => listener.file(named(field), bytes, name ?? ''))
    })
    parser.on('field', (name, value) => this.#guard(() => listener.field(named(name), value)))
    parser.on('filesLimit', () => this.#guard(() => listener.tooManyFiles()))
    for (const event of ['partsLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => this.fail(malformed()))
    }
    this.#finished = new Promise((resolve) => parser.on('finish', () => resolve(undefined)))
  }

  /** Resolves when the parser can take more, at once when the form is broken. */
  async write(chunk: Uint8Array): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#guard(() => this.#parser.write(chunk, () => resolve()))
    await Promise.race([promise, this.#broken.promise])
  }

  /** Resolves when the listener has received everything. Throws the first error. */
  async end(): Promise<void> {
    this.#guard(() => this.#parser.end())
    await Promise.race([this.#finished, this.#broken.promise])
    if (this.#fault) throw this.#fault
  }

  /** Marks the form as broken; only the first reason counts. */
  fail(reason: unknown): void {
    this.#fault ??= reason
    this.#broken.resolve()
  }

  /** Catches what `work` throws: the parser calls it from its own tick, where that would end the process. */
  #guard(work: () => void): void {
    if (this.#fault) return
    try {
      work()
    } catch {
      this.fail(malformed())
    }
  }
}

function openParser(boundary: string, fieldSize: number): BusboyInstance {
  return new Busboy({
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    preservePath: true, // names are cleaned by our own rules
    limits: {
      fieldNameSize: 100,
      fieldSize,
      fields: 20,
      files: limits.upload.files + 1,
      parts: 30,
      headerPairs: 20,
      headerSize: 16 * 1024,
    },
  })
}

/** Throws when a part names no field (RFC 7578, section 4.2); the parser's types exclude it wrongly. */
function named(field: string | undefined): string {
  if (field === undefined) throw malformed()
  return field
}

/**
 * Returns the boundary of a content type. RFC 2046 allows 70 characters; some clients send up to 200.
 * Throws `Problem('malformed')` for anything else.
 */
export function boundaryOf(type: string): string {
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!/^[\x20-\x5b\x5d-\x7e]{0,199}[\x21-\x5b\x5d-\x7e]$/.test(boundary)) throw malformed()
  return boundary
}

function malformed(): Problem {
  return new Problem('malformed', messages.malformed)
}
