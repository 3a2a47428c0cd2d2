import { readFileSync } from 'node:fs'
import { StartupError } from '#catalogue/startup-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Settings that hold a password, a token or a key; each may come from a file instead. */
const secrets = [
  'DATABASE_URL',
  'MEDIA_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'DEMO_PASSWORD',
  'METRICS_TOKEN',
  'SECRET_KEY',
]

/** A larger file is the wrong file. */
const mostBytes = 10_000

/**
 * Returns the environment with each secret read from the file that `<NAME>_FILE` names (container
 * secrets, systemd's `LoadCredential=`). Throws `StartupError`, without the file's content, when both
 * `<NAME>` and `<NAME>_FILE` are set, or the file cannot be read, is empty or too large.
 */
export function withSecretFiles(env: Environment): Environment {
  const named = secrets.filter((name) => env[`${name}_FILE`]?.trim())
  return { ...env, ...Object.fromEntries(named.map((name) => [name, readSecret(env, name)])) }
}

function readSecret(env: Environment, name: string): string {
  const file = env[`${name}_FILE`]?.trim() ?? ''
  if (env[name]?.trim()) {
    throw new StartupError(`${name} and ${name}_FILE are both set; please keep one of them.`)
  }
  const text = readText(`${name}_FILE`, file).trim()
  if (text === '' || text.length > mostBytes) {
    const why = text === '' ? 'is empty' : `holds more than ${mostBytes} bytes`
    throw new StartupError(`${name}_FILE names ${file}, which ${why}.`)
  }
  return text
}

function readText(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    throw new StartupError(`${variable} names ${file}, which cannot be read${code}.`)
  }
}
