import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as it arrived. */
export interface ReceivedEmail extends Email {
  /** To whom the envelope said that it goes. */
  envelopeTo: string[]
  envelopeFrom: string
  /** The whole message, as it came over the wire. */
  raw: string
}

/** A mail server on a free port of this machine, which keeps what arrives. */
export async function startSmtp(options: SMTPServerOptions = {}) {
  const received: ReceivedEmail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...options,
    onData: options.onData ?? keep,
  })

  function keep(stream: NodeJS.ReadableStream, { envelope }: Session, done: () => void): void {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const bytes = Buffer.concat(chunks)
      void PostalMime.parse(bytes).then((email) => {
        const envelopeTo = envelope.rcptTo.map(({ address }) => address)
        const envelopeFrom = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ ...email, envelopeTo, envelopeFrom, raw: bytes.toString() })
        done()
      })
    })
  }

  server.on('error', () => undefined)
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const close = () => new Promise<void>((closed) => server.close(closed))
  const { port } = server.server.address() as AddressInfo
  /** Cuts a connection off, as a server does that dies. */
  function cut({ id }: Session): void {
    for (const connection of server.connections) {
      if (connection.id === id) connection._socket.destroy()
    }
  }
  return { url: `smtp://127.0.0.1:${port}`, received, close, cut }
}

type Session = Parameters<NonNullable<SMTPServerOptions['onData']>>[1]
