import type { Services } from '#domain/services.ts'
import { countMails } from '#store/mail/mails.ts'

/** For operators: mails that wait, the age (s) of the oldest, and failed ones. */
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
