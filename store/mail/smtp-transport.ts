import { Readable } from 'node:stream'
import SMTPConnection, { type Options } from 'nodemailer/lib/smtp-connection'
import {
  MailError,
  type MailSession,
  type MailTransport,
  type OutgoingMail,
} from './mail-transport.ts'

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends no password unencrypted, except with `?requireTLS=false` or to this machine. */
export function smtpTransport(address: string): MailTransport {
  const { options, auth } = readAddress(address)
  return {
    async open(signal) {
      const connection = new SMTPConnection({ ...options, ...timeouts })
      // Unhandled, an error between two steps would end the process.
      connection.on('error', () => undefined)
      const onAbort = () => connection.close()
      signal.addEventListener('abort', onAbort, { once: true })
      const close = () => {
        signal.removeEventListener('abort', onAbort)
        connection.quit()
        setTimeout(() => connection.close(), 1_000).unref()
      }
      try {
        signal.throwIfAborted()
        await connected(connection)
        if (auth) await loggedIn(connection, auth)
        return session(connection, close)
      } catch (error) {
        signal.removeEventListener('abort', onAbort)
        connection.close()
        throw new MailError('away', reasonOf(error), error)
      }
    },
  }
}

interface Auth {
  user: string
  pass: string
}

function readAddress(address: string): { options: Options; auth: Auth | null } {
  const url = new URL(address)
  const said = (name: string) => url.searchParams.get(name)
  const secure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  const auth = user ? { user, pass: decodeURIComponent(url.password) } : null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isHere = /^(localhost|127\.|::1$)/.test(host)
  const requireTLS = (said('requireTLS') ?? String(auth !== null && !isHere)) === 'true'
  // A server on this machine rarely has a signed certificate.
  const rejectUnauthorized = (said('rejectUnauthorized') ?? String(!isHere)) === 'true'
  const options: Options = {
    host,
    port: Number(url.port) || (secure ? 465 : auth ? 587 : 25),
    secure,
    requireTLS: requireTLS && !secure,
    ignoreTLS: said('ignoreTLS') === 'true',
    tls: { rejectUnauthorized },
    ...(said('name') ? { name: said('name') ?? '' } : {}),
  }
  return { options, auth }
}

function connected(connection: SMTPConnection): Promise<void> {
  return runStep(connection, (done) => connection.connect(done))
}

function loggedIn(connection: SMTPConnection, auth: Auth): Promise<void> {
  return runStep(connection, (done) => connection.login(auth, done))
}

function session(connection: SMTPConnection, close: () => void): MailSession {
  return {
    close,
    async send({ from, to, bytes }: OutgoingMail) {
      // The stream is read only once the server accepts the message: before that, nothing was sent.
      const message = Readable.from([bytes])
      const envelope = { from, to: [to], size: bytes.length }
      try {
        await runStep(connection, (done) => connection.send(envelope, message, done))
      } catch (error) {
        throw faultOf(error, message.readableDidRead)
      }
    },
  }
}

/** Runs one step. nodemailer reports some closed connections by events only. */
function runStep(
  connection: SMTPConnection,
  step: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error?: Error | null) => {
      connection.off('error', done)
      connection.off('end', onEnd)
      if (error) reject(error)
      else resolve()
    }
    const onEnd = () => done(new Error('the connection was closed'))
    connection.on('error', done)
    connection.on('end', onEnd)
    step(done)
  })
}

/** A server that fell silent after the message may have taken it. */
function faultOf(error: unknown, hasBegun: boolean): MailError {
  const { code, command } = replyIn(error)
  const reason = reasonOf(error)
  if (code === null) return new MailError(hasBegun ? 'unsure' : 'away', reason, error)
  // 421: the server closes; 503: it lost the session.
  if (code === 421 || code === 503) return new MailError('away', reason, error)
  // A rejected sender is a matter of the server's setup: every mail would be rejected.
  const isOurs = command === 'MAIL FROM'
  return new MailError(code >= 500 && !isOurs ? 'never' : 'later', reason, error)
}

function replyIn(error: unknown): { code: number | null; command: unknown } {
  if (!(error instanceof Error)) return { code: null, command: null }
  const code = 'responseCode' in error ? error.responseCode : null
  const command = 'command' in error ? error.command : null
  return { code: typeof code === 'number' && code >= 400 ? code : null, command }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300)
}
