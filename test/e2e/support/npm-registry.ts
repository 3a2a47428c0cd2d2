import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import semver from 'semver'

/** What the lock file and npm's packuments say of a version, in the same words. */
interface Manifest {
  name: string
  version: string
  [more: string]: unknown
}

interface Release {
  manifest: Manifest
  /** A tarball, or a folder that is packed on request; missing where it is for another system. */
  source: string
}

/**
 * Starts a registry on this machine that has what `package-lock.json` names, packed from `node_modules`,
 * and the packages that `publish` adds. npm resolves, fetches and installs from it without a network.
 * @param folder where it writes what it needs
 */
export async function startRegistry(folder: string) {
  const releases = [...listInstalled(), nodeOfPlatform(folder)]
  const server = createServer((req, res) => {
    const path = decodeURIComponent(req.url ?? '/').slice(1)
    const versions = releases.filter(({ manifest }) => manifest.name === path)
    const packed = releases.find(({ manifest }) => tarballPath(manifest) === path)
    if (packed) sendTarball(packed, res).catch(() => res.destroy())
    else if (versions.length > 0) res.end(JSON.stringify(packument(path, versions, url)))
    else res.writeHead(404).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    publish(tarball: string) {
      const manifest = execFileSync('tar', ['xzOf', tarball, 'package/package.json'])
      releases.push({ source: tarball, manifest: JSON.parse(String(manifest)) })
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function listInstalled(): Release[] {
  const lock: { packages: Record<string, Manifest> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  return Object.entries(lock.packages).flatMap(([source, entry]) => {
    const name = entry.name ?? source.split('node_modules/').at(-1) ?? ''
    // A hash of a tarball from elsewhere would be another one.
    const { integrity: _, dev: _dev, optional: _optional, peer: _peer, ...manifest } = entry
    return source === '' ? [] : [{ source, manifest: { ...manifest, name } }]
  })
}

/** The Node of this platform, a package that the install script of `node` asks for by name. */
function nodeOfPlatform(folder: string): Release {
  const { version } = JSON.parse(readFileSync('node_modules/node/package.json', 'utf8'))
  const name = `node-${process.platform}-${process.arch}`
  const manifest = { name, version, bin: { node: 'bin/node' } }
  const source = join(folder, name)
  mkdirSync(join(source, 'bin'), { recursive: true })
  writeFileSync(join(source, 'package.json'), JSON.stringify(manifest))
  symlinkSync(resolve('node_modules/node/bin/node'), join(source, 'bin/node'))
  return { manifest, source }
}

function tarballPath({ name, version }: Manifest): string {
  return `${name}/-/${version}.tgz`
}

function packument(name: string, releases: readonly Release[], url: string) {
  const versions = releases.map(({ manifest }) => manifest)
  return {
    name,
    'dist-tags': { latest: semver.rsort(versions.map(({ version }) => version))[0] },
    versions: Object.fromEntries(
      versions.map((manifest) => [
        manifest.version,
        { ...manifest, dist: { tarball: `${url}/${tarballPath(manifest)}` } },
      ]),
    ),
  }
}

async function sendTarball({ manifest, source }: Release, res: ServerResponse): Promise<void> {
  if (!existsSync(source)) return void res.writeHead(404).end()
  if (source.endsWith('.tgz')) return pipeline(createReadStream(source), res)
  // Its own packages are packages of the registry, and `bin` of Node is what its script makes.
  const left = ['./node_modules', ...(manifest.name === 'node' ? ['./bin'] : [])]
  const name = ['--transform', 's,^\\.,package,']
  const args = ['-C', source, '-ch', ...name, ...left.map((path) => `--exclude=${path}`), '.']
  const tar = spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await pipeline(tar.stdout, res)
}
