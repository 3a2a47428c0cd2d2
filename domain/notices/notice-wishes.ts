import {
  choicesFor,
  type MailChoice,
  type WishedKind,
  type WishName,
  wishes,
  wishNames,
} from '#catalogue/notices/notice-kinds.ts'
import { noticeMessages } from '#catalogue/notices/notice-messages.ts'
import type { NoticeWish } from '#catalogue/notices/notice-wire.ts'
import { may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import { invalid } from '#domain/problem.ts'
import { listWishes, putWishes } from '#store/notices/wishes.ts'
import type { Db, Tx } from '#store/tables.ts'

/** What somebody may choose about, in its order, each with what stands. */
export async function listNoticeWishes(db: Db, actor: Actor): Promise<NoticeWish[]> {
  const chosen = await listWishes(db, actor.id)
  return wishNames
    .filter((name) => may(actor.role, wishes[name].ability))
    .map((name) => ({
      name,
      mail: chosen.get(name) ?? wishes[name].usual,
      choices: [...choicesFor(name)],
    }))
}

/** Chooses when a mail tells of something. Refuses what this person cannot choose (422). */
export async function chooseNoticeMail(
  tx: Tx,
  actor: Actor,
  { name, mail }: { name: WishName; mail: MailChoice },
): Promise<NoticeWish[]> {
  if (!may(actor.role, wishes[name].ability)) throw invalid({ name: [noticeMessages.notOffered] })
  if (!choicesFor(name).includes(mail)) throw invalid({ mail: [noticeMessages.notOffered] })
  await putWishes(tx, actor.id, new Map([[name, mail]]))
  return listNoticeWishes(tx, actor)
}

/** No more mails of this kind, as by the link in one of them. The inbox goes on. */
export async function setMailPreference(
  tx: Tx,
  personId: number,
  kind: WishedKind,
  mail: 'none',
): Promise<void> {
  const followed = { submit: 'everySubmission', ticket: 'everyTicket' } as const
  const chosen = await listWishes(tx, personId)
  const wanted = new Map<WishName, MailChoice>([[kind, mail]])
  const also = kind === 'submit' || kind === 'ticket' ? followed[kind] : undefined
  if (also && (chosen.get(also) ?? 'off') !== 'off') wanted.set(also, mail)
  await putWishes(tx, personId, wanted)
}

/** No more mails of any kind. The inbox goes on. */
export async function stopMails(tx: Tx, personId: number): Promise<void> {
  const chosen = await listWishes(tx, personId)
  const stopped = wishNames.filter((name) => (chosen.get(name) ?? wishes[name].usual) !== 'off')
  await putWishes(tx, personId, new Map(stopped.map((name) => [name, 'none'])))
}
