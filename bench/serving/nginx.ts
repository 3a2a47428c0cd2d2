import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pinned } from '../pinned.ts'
import { row } from '../row.ts'
import { firstResponse, type RunningApp, stop } from '../start-app.ts'
import { compare } from './against-bare.ts'

/**
 * A row for information: the page against nginx, which sends its bytes from disk and few headers.
 * One process without workers, so that its time can be counted.
 */
export async function againstNginx(
  app: RunningApp,
  path: string,
  options: { port: number; rounds: number; headers: Record<string, string>; folder: string },
): Promise<void> {
  const what = 'cached page / nginx'
  if (spawnSync('nginx', ['-v']).error) return row(what, 'nginx is not installed')
  const { port, rounds, headers, folder } = options
  const page = await fetch(`${app.url}${path}`, { headers: { 'accept-encoding': 'identity' } })
  mkdirSync(join(folder, 'html'), { recursive: true })
  writeFileSync(join(folder, 'html/page'), brotliCompressSync(await page.bytes()))
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const command = { program: 'nginx', args: ['-p', folder, '-c', join(folder, 'nginx.conf')] }
  const { program, args } = pinned('server', command)
  const nginx = spawn(program, args, { stdio: 'ignore' })
  try {
    const url = `http://127.0.0.1:${port}/page`
    await firstResponse(url, nginx)
    const ours = { url: `${app.url}${path}`, headers, pid: app.pid }
    await compare(what, ours, { url, headers, pid: nginx.pid ?? 0 }, rounds, '')
  } finally {
    await stop(nginx)
  }
}

function configuration(folder: string, port: number): string {
  return `daemon off; master_process off; pid ${folder}/nginx.pid; error_log /dev/null;
events { worker_connections 256; }
http {
  access_log off; keepalive_requests 10000000; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${folder}/html; add_header content-encoding br; }
}`
}
