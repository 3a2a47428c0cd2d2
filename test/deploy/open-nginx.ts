import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../http/free-port.ts'
import type { ApiResponse, Sent } from '../http/http-client.ts'

/** Debian keeps it where only root looks. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']

/** The nginx of this machine, or undefined. */
export const nginx = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))

const ours = join(import.meta.dirname, '../../deploy/nginx')

/**
 * Starts nginx with the site of `deploy/nginx` before nodes at these ports of this machine.
 * @param whenDone takes what ends it and removes its files
 */
export async function openNginx(
  nodes: readonly number[],
  whenDone: (end: () => Promise<void>) => void,
) {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-nginx-'))
  whenDone(() => rm(folder, { recursive: true, force: true }))
  const [plain, tls] = [await freePort(), await freePort()]
  const six = await sixPorts()
  makeCertificate(folder)
  await mkdir(join(folder, 'temp'))
  await writeFile(
    join(folder, 'site.conf'),
    await configuration(folder, nodes, { plain, tls, six }),
  )
  await writeFile(join(folder, 'nginx.conf'), around(folder))
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')]
  execFileSync(nginx ?? '', [...words, '-t'], { stdio: 'pipe' })
  const child = spawn(nginx ?? '', words, { stdio: 'inherit' })
  whenDone(() => end(child))
  process.once('exit', () => child.kill('SIGKILL'))
  const ask = (method: string, path: string, sent: Sent = {}) => askOver(tls, method, path, sent)
  /** Whether somebody of these addresses who knows it by this name is spoken with. */
  const greets = (host: string, port: number, name: string) =>
    askOver(port, 'GET', '/healthz', {}, { host, name }).then(
      () => true,
      () => false,
    )
  while (child.exitCode === null) {
    const response = await ask('GET', '/healthz').catch(() => null)
    if (response) break
    await pause(20)
  }
  return { ask, greets, plain, tls, six, folder }
}

/** Free ports of `::1`; null where this machine speaks no IPv6. */
async function sixPorts(): Promise<{ plain: number; tls: number } | null> {
  try {
    return { plain: await freePort('::1'), tls: await freePort('::1') }
  } catch {
    return null
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function configuration(
  folder: string,
  nodes: readonly number[],
  ports: { plain: number; tls: number; six: { plain: number; tls: number } | null },
): Promise<string> {
  const text = await readFile(join(ours, 'linecheck.conf'), 'utf8')
  const servers = nodes.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`)
  return text
    .replace(/ {4}server 127\.0\.0\.1:3000 [^;]+;/, servers.join('\n'))
    .replaceAll('/var/cache/nginx/linecheck', join(folder, 'cache'))
    .replaceAll('/etc/nginx/linecheck', ours)
    .replaceAll('/etc/ssl/example', folder)
    .replaceAll('/var/www/acme', join(folder, 'acme'))
    .replaceAll(/ {4}listen \[::\]:(80|443)(.*\n)/g, (_, port, rest) => {
      const own = port === '80' ? ports.six?.plain : ports.six?.tls
      return own === undefined ? '' : `    listen [::1]:${own}${rest}`
    })
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.tls}`)
}

/** What a machine's own nginx.conf has around the site. */
function around(folder: string): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = temp.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join(' ')
  return `daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 256; }
http { access_log off; ${paths} include ${folder}/site.conf; }\n`
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const words = ['req', ...kind, ...files, '-days', '2', '-subj', '/CN=www.example.com']
  execFileSync('openssl', words, { stdio: 'pipe' })
}

function askOver(
  port: number,
  method: string,
  path: string,
  { headers, body = [] }: Sent,
  { host = '127.0.0.1', name = 'www.example.com' } = {},
) {
  const names = { host: name, ...headers }
  const place = { host, port, servername: name }
  return new Promise<ApiResponse>((resolve, reject) => {
    const options = { ...place, method, path, headers: names, rejectUnauthorized: false }
    const sent = request(options, async (response) => {
      const bytes = Buffer.concat(await Array.fromAsync(response))
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes })
    })
    sent.on('error', reject)
    for (const piece of body) sent.write(piece)
    sent.end()
  })
}
