import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

// There is no container engine here: what can be known without one is that the parts fit.

const deploy = join(import.meta.dirname, '../../deploy')
const read = (name: string) => readFileSync(join(deploy, name), 'utf8')

interface Service {
  image?: string
  build?: { context: string; dockerfile: string }
  depends_on?: string[] | Record<string, { condition: string }>
  environment?: Record<string, string>
  volumes?: string[]
  networks?: string[]
  network_mode?: string
  healthcheck?: object
  command?: string[]
  deploy?: { resources: { limits: { cpus: string; memory: string; pids: number } } }
}

interface Compose {
  services: Record<string, Service>
  networks: Record<string, { ipam: { config: { subnet: string }[] } }>
  volumes: Record<string, null>
}

const compose: Compose = parse(read('compose.yaml'), { merge: true })
const services = Object.entries(compose.services)
const nodes = services.filter(([, { build }]) => build)

const mountsOf = ({ volumes = [] }: Service) =>
  volumes.map((volume) => {
    const [from = '', to = ''] = volume.split(':')
    return { from, to }
  })

test('what a service names in compose is there', () => {
  const mounted = new Set<string>()
  for (const [name, service] of services) {
    expect([name, Boolean(service.image)]).toEqual([name, true])
    for (const network of service.networks ?? []) expect(compose.networks).toHaveProperty(network)
    expect([name, service.networks ?? service.network_mode]).not.toContain(undefined)
    for (const [other, { condition }] of Object.entries(conditionsOf(service))) {
      const found = compose.services[other]
      expect([name, other, found !== undefined]).toEqual([name, other, true])
      if (condition === 'service_healthy') expect(found).toHaveProperty('healthcheck')
    }
    for (const { from } of mountsOf(service)) {
      if (!from.startsWith('.')) mounted.add(from)
      // The certificate and what proves its name are the operator's.
      else if (!['./certificates', './acme'].includes(from))
        expect([from, existsSync(join(deploy, from))]).toEqual([from, true])
    }
  }
  expect(mounted).toEqual(new Set(Object.keys(compose.volumes)))
})

function conditionsOf({ depends_on = [] }: Service): Record<string, { condition: string }> {
  if (!Array.isArray(depends_on)) return depends_on
  return Object.fromEntries(depends_on.map((name) => [name, { condition: 'service_started' }]))
}

test('three nodes are alike, and each keeps its data for itself', () => {
  expect(nodes).toHaveLength(3)
  const datas = nodes.map(([, node]) => mountsOf(node).find(({ to }) => to === '/data')?.from)
  expect(new Set(datas).size).toBe(3)
  const alike = nodes.map(([, node]) => {
    const volumes = mountsOf(node).filter(({ to }) => to !== '/data')
    return JSON.stringify({ ...node, volumes })
  })
  expect(new Set(alike).size).toBe(1)
  const front = compose.services.nginx
  expect(front?.depends_on).toEqual(nodes.map(([name]) => name))
})

test('nodes find the database, the bucket and the proxy where compose puts them', () => {
  const {
    DATABASE_URL = '',
    MEDIA_URL = '',
    TRUSTED_PROXIES,
    BACKUP_DIR,
  } = nodes[0]?.[1].environment ?? {}
  const database = new URL(DATABASE_URL.replace(/\$\{\w+:\?\}/, 'x'))
  const postgres = compose.services[database.hostname]?.environment
  expect(postgres).toMatchObject({
    POSTGRES_USER: database.username,
    POSTGRES_DB: database.pathname.slice(1),
  })
  const bucket = new URL(MEDIA_URL)
  const store = new URL(bucket.searchParams.get('endpoint') ?? '')
  expect(compose.services[store.hostname]?.environment?.VGW_PORT).toBe(`:${store.port}`)
  // A bucket is a folder, made before the store starts; backups belong to whom the image runs as.
  const [, user] = /^USER (\d+:\d+)$/m.exec(read('Containerfile')) ?? []
  const made = compose.services.bucket?.command?.at(-1)
  expect(made).toContain(`mkdir -p /buckets/${bucket.hostname} `)
  expect(made).toContain(`chown ${user} ${BACKUP_DIR}`)
  expect(TRUSTED_PROXIES).toBe(compose.networks.inside?.ipam.config[0]?.subnet)
})

test('every image is of one version, and none can take the whole machine', () => {
  for (const [name, { image = '', build, deploy: own }] of services) {
    // Ours is built from this checkout; any other is pinned to a full version.
    if (!build) expect([name, image]).toEqual([name, expect.stringMatching(/:v?\d+\.\d+(\.\d+)?$/)])
    const { cpus, memory, pids } = own?.resources.limits ?? {}
    expect([name, Number(cpus) > 0, /^\d+[gm]$/.test(memory ?? ''), (pids ?? 0) > 0]).toEqual([
      name,
      true,
      true,
      true,
    ])
  }
  expect(read('Containerfile').match(/^FROM node:\d+\.\d+\.\d+-bookworm-slim/gm)).toHaveLength(2)
})

test('no way of running it brings the demo brand', () => {
  expect(read('linecheck.service')).toMatch(/^Environment=DEMO=off$/m)
  expect(read('Containerfile')).toMatch(/^ENV .*\bDEMO=off$/m)
  for (const [, { environment = {} }] of nodes) expect(environment.DEMO).toBe('off')
})

test('nginx finds its files where compose lays them', () => {
  const conf = read('nginx/linecheck.conf')
  const mounts = mountsOf(compose.services.nginx ?? {})
  const at = (from: string) => mounts.find((mount) => mount.from === from)?.to
  expect(conf).toContain(`include ${at('./nginx/locations.conf')};`)
  const [, certificate = ''] = /ssl_certificate (\S+);/.exec(conf) ?? []
  expect(at('./certificates')).toBe(dirname(certificate))
  const [, pages = ''] = /proxy_cache_path (\S+) /.exec(conf) ?? []
  expect(pages.startsWith(`${at('pages')}/`)).toBe(true)
})

test('the image is built in stages that there are, for who runs it, and asked where it listens', () => {
  const file = read('Containerfile')
  const stages = [...file.matchAll(/^FROM (\S+)(?: AS (\w+))?$/gm)].map(([, from, name]) => ({
    from,
    name,
  }))
  expect(new Set(stages.map(({ from }) => from)).size).toBe(1)
  for (const [, from] of file.matchAll(/--from=(\w+)/g))
    expect(stages.map(({ name }) => name)).toContain(from)
  const [, port] = / PORT=(\d+) /.exec(file) ?? []
  // What builds and tests it is not in the image.
  expect(file).toMatch(/^RUN npm ci .+ && npm prune --omit=dev$/m)
  expect(file).toContain(`EXPOSE ${port}\n`)
  expect(file).toContain(`fetch('http://127.0.0.1:${port}/healthz')`)
  const [, user] = /^USER (\S+)$/m.exec(file) ?? []
  expect(file).toContain(`mkdir -p /data /cache && chown ${user} /data /cache`)
  const context = nodes[0]?.[1].build
  expect(existsSync(join(deploy, context?.context ?? '', context?.dockerfile ?? ''))).toBe(true)
})
