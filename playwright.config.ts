import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumPath } from './scripts/tools.mjs'

// This file is read again in every worker: the first reader decides, the others inherit.
if (!process.env.E2E_DATA_DIR) {
  const dataDir = mkdtempSync(join(tmpdir(), 'linecheck-e2e-'))
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}
const { E2E_DATA_DIR: dataDir, E2E_PORT: port = '' } = process.env
const baseURL = `http://localhost:${port}`

// No `channel`; without a browser of the system, Playwright's own.
const executablePath = chromiumPath()

/** Journeys run on the built app, with a data folder of their own (contract, section 6). */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './test/e2e/cancel-image-copies.ts', // the common app stands by then
  workers: 3, // measured on two cores: 10 % faster than two
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000, // a single step ends after 20 s
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    trace: 'off', // saves a tenth of the time; `--trace retain-on-failure` keeps failed journeys
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      chromiumSandbox: false, // Chromium's sandbox does not run as root
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        '--js-flags=--max-optimized-bytecode-size=0', // pages of journeys are too short-lived for V8's optimizer
        '--host-resolver-rules=MAP kitchen.test 127.0.0.1', // see plain-http.spec.ts
      ],
    },
  },
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'] },
    { name: 'phone', use: devices['Pixel 7'], testMatch: '**/guests/*.spec.ts' },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/readyz`,
    timeout: 180_000, // the first start draws the demo brand's pictures
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      MEDIA_URL: '',
      PUBLIC_URL: '',
      SMTP_URL: '',
      WORKERS: '1',
      LOG_LEVEL: 'warn',
      DEMO_PASSWORD: 'linecheck-demo-password',
    },
  },
})
