import {
  choicesFor,
  type MailChoice,
  type NotifiableKind,
  noticeMessages,
  noticePreferences,
  type PreferenceName,
  preferenceNames,
} from '#catalogue/people/notice-kinds.ts'
import { may } from '#catalogue/roles.ts'
import type { NoticePreference } from '#catalogue/wire/notices.ts'
import type { Actor } from '#domain/actor.ts'
import { invalid } from '#domain/problem.ts'
import { listPreferences, savePreferences } from '#store/notices/preferences.ts'
import type { Db, Tx } from '#store/tables.ts'

/** Returns the preferences that the actor may set, each with its current value. */
export async function listNoticePreferences(db: Db, actor: Actor): Promise<NoticePreference[]> {
  const chosen = await listPreferences(db, actor.id)
  return preferenceNames
    .filter((name) => may(actor.role, noticePreferences[name].ability))
    .map((name) => ({
      name,
      mail: chosen.get(name) ?? noticePreferences[name].usual,
      choices: [...choicesFor(name)],
    }))
}

/** Sets when a kind of notice is mailed. Throws `Problem('invalid')` for a choice not offered. */
export async function chooseNoticeMail(
  tx: Tx,
  actor: Actor,
  { name, mail }: { name: PreferenceName; mail: MailChoice },
): Promise<NoticePreference[]> {
  if (!may(actor.role, noticePreferences[name].ability))
    throw invalid({ name: [noticeMessages.notOffered] })
  if (!choicesFor(name).includes(mail)) throw invalid({ mail: [noticeMessages.notOffered] })
  await savePreferences(tx, actor.id, new Map([[name, mail]]))
  return listNoticePreferences(tx, actor)
}

/** Stops mails of a kind, as by the link in a mail. The inbox stays. */
export async function setMailPreference(
  tx: Tx,
  personId: number,
  kind: NotifiableKind,
  mail: 'none',
): Promise<void> {
  const followed = { submit: 'everySubmission', ticket: 'everyTicket' } as const
  const chosen = await listPreferences(tx, personId)
  const preferences = new Map<PreferenceName, MailChoice>([[kind, mail]])
  const also = kind === 'submit' || kind === 'ticket' ? followed[kind] : undefined
  if (also && (chosen.get(also) ?? 'off') !== 'off') preferences.set(also, mail)
  await savePreferences(tx, personId, preferences)
}

/** Stops mails of all kinds. The inbox stays. */
export async function stopMails(tx: Tx, personId: number): Promise<void> {
  const chosen = await listPreferences(tx, personId)
  const stopped = preferenceNames.filter(
    (name) => (chosen.get(name) ?? noticePreferences[name].usual) !== 'off',
  )
  await savePreferences(tx, personId, new Map(stopped.map((name) => [name, 'none'])))
}
