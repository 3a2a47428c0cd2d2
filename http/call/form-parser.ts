import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'

/** Told of a form's parts in the order in which they come. What it throws makes the form unreadable. */
interface FormListener {
  file(field: string, bytes: BusboyFileStream, name: string): void
  field(name: string, value: string): void
  /** There are more files than anybody may send; none of those that follow is handed over. */
  tooManyFiles(): void
}

/**
 * Takes a multipart form apart while it arrives (RFC 7578). The parser is fed one piece at a time
 * and nothing that it or its listener throws gets out of here, wherever it was called from: the
 * first fault is kept for `end`, and what comes after it is dropped, so that whoever is still
 * sending hears the answer.
 */
export class FormParser {
  readonly #parser: BusboyInstance
  readonly #finished: Promise<unknown>
  readonly #broken = Promise.withResolvers<void>()
  #fault: unknown

  constructor(boundary: string, listener: FormListener) {
    const parser = openParser(boundary)
    this.#parser = parser
    // It goes on telling of a broken form after the first word of it.
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

  /** Resolves when more can be taken: at once when the form is broken. */
  async write(chunk: Uint8Array): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#guard(() => this.#parser.write(chunk, () => resolve()))
    await Promise.race([promise, this.#broken.promise])
  }

  /** Resolves when the listener has heard everything. Throws the first fault there was. */
  async end(): Promise<void> {
    this.#guard(() => this.#parser.end())
    await Promise.race([this.#finished, this.#broken.promise])
    if (this.#fault) throw this.#fault
  }

  /** The form is of no use any more. Only the first reason counts. */
  fail(reason: unknown): void {
    this.#fault ??= reason
    this.#broken.resolve()
  }

  /** Also what is called from a tick of the parser's own, where a throw would end the process. */
  #guard(work: () => void): void {
    if (this.#fault) return
    try {
      work()
    } catch {
      this.fail(malformed())
    }
  }
}

function openParser(boundary: string): BusboyInstance {
  return new Busboy({
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    preservePath: true, // names are cleaned by our own rules
    limits: {
      fieldNameSize: 100,
      fieldSize: 200,
      fields: 20,
      files: limits.upload.files + 1,
      parts: 30,
      headerPairs: 20,
      headerSize: 16 * 1024,
    },
  })
}

/** A part has to say which field it is (RFC 7578, section 4.2); the parser's types think it does. */
function named(field: string | undefined): string {
  if (field === undefined) throw malformed()
  return field
}

/**
 * The boundary that a content type names. RFC 2046 has 70 characters at most; up to 200 are taken
 * from clients that know no better. Refuses (400) what cannot be one.
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
