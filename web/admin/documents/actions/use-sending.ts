import { useRef } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { Answer } from '#web/admin/api/call-api.ts'
import { ConnectionFailure } from '#web/admin/api/connection-failure.ts'
import { documentInConflict } from '#web/admin/api/refusal.ts'
import { type PendingCall, useRetry } from '#web/admin/api/use-retry.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { arrivedIn, type Meant } from '#web/admin/documents/form/arrived.ts'
import { saveRequest } from '#web/admin/documents/form/save-request.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import type { FormContent } from '#web/admin/fields/form-content.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { t } from '#web/admin/i18n/translate.ts'
import type { SaveTarget } from './save-target.ts'

/** 0 keeps a draft, or saves what needs no approval; 1 submits. */
type Approval = 0 | 1

/** What a person is told of a save that arrived. */
export interface SaveAnswer extends Answer<DocumentView> {
  /** Sentences about links that guests cannot follow. */
  warnings: string[]
}

export interface Sending {
  /** What was sent has not arrived yet; it is sent again by itself, and typing goes on. */
  waiting: PendingCall | null
  until: ReturnType<typeof useRetry>['until']
  /** Saves the form as it stands, once. */
  send: (approval: Approval) => Promise<SaveAnswer>
  /** The same until there is an answer: what is typed meanwhile goes along. */
  sendUntilAnswered: (approval: Approval) => Promise<SaveAnswer>
}

/** The save of a place's form, whatever the line does, without saving anything twice. */
export function useSending(
  { save, show, findAdded }: Pick<SaveTarget, 'save' | 'show' | 'findAdded'>,
  section: Section,
  state: DocumentView,
  form: SectionForm,
): Sending {
  const { username } = useUser()
  const { waiting, until } = useRetry()
  const latest = useRef({ state, form })
  latest.current = { state, form }
  // What was sent and not answered may have arrived, also where the person has stopped it since.
  const maybe = useRef<Sent[]>([])

  async function attempt(approval: Approval): Promise<SaveAnswer> {
    const known = maybe.current.length > 0 ? ((await findAdded?.()) ?? []) : []
    for (const added of known) {
      const arrived = arrivedOf(maybe.current, added)
      if (arrived) return settle(arrived, t('line.arrived'), added)
    }
    const sent = latest.current.form.content
    try {
      const { message, data } = await save(requestOf(section, latest.current, approval))
      const warnings = [...new Set(Object.values(data.warnings).flat())]
      return { ...settle(sent, message, data.state), warnings }
    } catch (refused) {
      const current = documentInConflict(refused)
      const arrived = current && arrivedOf(maybe.current, current)
      if (current && arrived) return settle(arrived, t('line.arrived'), current)
      const meant: Meant = { section, state: stateAfter(section, approval), username }
      if (refused instanceof ConnectionFailure && refused.kind !== 'offline')
        maybe.current.push({ meant, sent })
      throw refused
    }
  }

  function settle(sent: FormContent, message: string, saved: DocumentView): SaveAnswer {
    maybe.current = []
    show(saved)
    latest.current.form.settle(sent, saved)
    return { message, data: saved, warnings: [] }
  }

  return {
    waiting,
    until,
    send: attempt,
    sendUntilAnswered: (approval) => until(() => attempt(approval)),
  }
}

/** What one try has sent, and what it was to come to. */
interface Sent {
  meant: Meant
  sent: FormContent
}

function arrivedOf(tries: readonly Sent[], current: DocumentView): FormContent | null {
  const found = tries.findLast(({ meant, sent }) => arrivedIn(meant, [sent], current) !== null)
  return found?.sent ?? null
}

function stateAfter({ workflow }: Section, approval: Approval): Meant['state'] {
  if (workflow === 'direct') return 'approved'
  return approval === 1 ? 'pending' : 'draft'
}

interface Standing {
  state: DocumentView
  form: SectionForm
}

function requestOf(section: Section, { state, form }: Standing, approval: Approval) {
  const { recordId, body } = saveRequest(section, form.footing, form.content, approval)
  const { language, source } = state
  const beside: Row = source ? { source_id: source.id } : {}
  return { recordId, language, body: { ...body, ...beside } }
}
