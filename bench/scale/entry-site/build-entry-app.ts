import { spawnSync } from 'node:child_process'

/** Where what `entry-server.ts` runs is built to. */
export const builtEntryApp = 'build/bench/entry-app.js'

/** Builds it as `npm run build` builds the app. */
export function buildEntryApp(): void {
  const what = ['build', '--config', 'bench/scale/entry-site/vite.config.ts', '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production' }
  const vite = ['node_modules/vite/bin/vite.js', ...what]
  const { status } = spawnSync(process.execPath, vite, { stdio: 'inherit', env })
  if (status !== 0) throw new Error('the bench was not built')
}
