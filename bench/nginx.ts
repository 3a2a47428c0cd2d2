import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { firstAnswer } from './start-app.ts'

/** nginx with one worker, sending a page's bytes from disk; null where nginx is not installed. */
export async function startNginx(
  folder: string,
  port: number,
  bytes: Uint8Array,
): Promise<{ url: string; child: ChildProcess } | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  mkdirSync(join(folder, 'html'), { recursive: true })
  writeFileSync(join(folder, 'html/home'), brotliCompressSync(bytes))
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}/home`
  await firstAnswer(url, child)
  return { url, child }
}

function configuration(folder: string, port: number): string {
  return `daemon off; user root; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null;
events { worker_connections 256; }
http {
  access_log off; keepalive_requests 10000000; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${folder}/html; add_header content-encoding br; }
}`
}
