import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { routes } from '#http/api.ts'
import { describeApi } from '#http/description/describe-api.ts'

const root = join(import.meta.dirname, '..')
const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')

interface Found {
  problems: { ruleId: string; message: string }[]
}

/** What Redocly's linter finds in an OpenAPI document, by the rules of `redocly.yaml`. */
async function lint(document: object): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-description-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(document))
  // It ends with 1 where it finds something, and has printed what.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [redocly, 'lint', file, '--format=json'],
    { cwd: root, env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  ).catch((failed: { stdout: string }) => failed)
  const { problems }: Found = JSON.parse(stdout)
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

test('a linter finds nothing wrong with the description of the API', async () => {
  expect(await lint(describeApi(routes))).toEqual([])
})

test('the linter would find a call without a name', async () => {
  const document = describeApi(routes)
  Object.assign(document.paths['/pages']?.get ?? {}, { operationId: undefined })
  expect(await lint(document)).toEqual([expect.stringMatching(/^operation-operationId: /)])
})
