// `npm run admin:link`: prints a new link for the first Admin while there are no accounts yet. The
// link printed before no longer works. Exits with 1 when an account exists.
import { readConfig } from '#config.ts'
import { openServices } from '#domain/open-services.ts'
import { inviteFirstAdmin } from '#domain/people/links/invite-first-admin.ts'
import { startFailure } from '#domain/start-failure.ts'
import { storeFailure } from '#domain/store-failure.ts'

const config = readConfig(process.env)
const services = await openServices(config).catch((error: unknown) => {
  const failure = startFailure(error)
  if (failure === null) throw error
  process.stderr.write(`Nothing was done: ${failure}\n`)
  process.exit(1)
})
try {
  const token = await inviteFirstAdmin(services, { replacesFormer: true })
  if (token === null) {
    say('No link was made: people have accounts here. An Admin invites others at /admin/users.')
    process.exitCode = 1
  } else {
    say('The first Admin chooses a password here. The link works once and expires in 72 hours:')
    say(`  ${config.publicUrl}/admin/welcome#${token}`)
  }
} catch (error) {
  if (!storeFailure(error)) throw error
  say(`No link was made: ${error instanceof Error ? error.message : error}.`)
  process.exitCode = 1
} finally {
  await services.store.close()
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
