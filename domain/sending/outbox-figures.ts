import type { Services } from '#domain/services.ts'
import { countMails } from '#store/mail/mails.ts'

/** What operators watch: mails that wait, how long (s) the oldest has, and those that were given up. */
export interface OutboxFigures {
  waiting: number
  oldestSeconds: number
  failed: number
}

export async function loadOutboxFigures({
  store,
  now,
}: Pick<Services, 'store' | 'now'>): Promise<OutboxFigures> {
  const { waiting, oldest, failed } = await countMails(store.db)
  const age = oldest === null ? 0 : Date.parse(now()) - Date.parse(oldest)
  return { waiting, failed, oldestSeconds: Math.max(0, age / 1000) }
}
