import { useRef } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import type { Answer } from '#web/admin/api/call-api.ts'
import type { Save } from '#web/admin/api/section-calls.ts'
import { useKeyed } from '#web/admin/api/use-keyed.ts'
import { type PendingCall, useRetry } from '#web/admin/api/use-retry.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { saveRequest } from '#web/admin/documents/form/save-request.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import type { FormContent } from '#web/admin/fields/form-content.ts'
import type { SaveTarget } from './save-target.ts'

/** 0 saves a draft, or publishes what needs no approval; 1 submits. */
type Approval = 0 | 1

/** What a person is told of a save that arrived. */
export interface SaveAnswer extends Answer<DocumentView> {
  /** Sentences about links that guests cannot follow. */
  warnings: string[]
}

export interface Sending {
  /** The save has no answer yet and is sent again by itself; typing goes on. */
  waiting: PendingCall | null
  until: ReturnType<typeof useRetry>['until']
  /** Saves the form as it is, once. */
  send: (approval: Approval) => Promise<SaveAnswer>
  /** Saves the form and repeats it until there is an answer. */
  sendUntilAnswered: (approval: Approval) => Promise<SaveAnswer>
}

/** Saves a document's form, whatever the connection does, without saving anything twice. */
export function useSending(
  { save, show, beside }: Pick<SaveTarget, 'save' | 'show' | 'beside'>,
  section: Section,
  state: DocumentView,
  form: SectionForm,
): Sending {
  const { waiting, until } = useRetry()
  const sendKeyed = useKeyed<{ content: FormContent; request: Omit<Save, 'key'> }>()
  const latest = useRef({ state, form })
  latest.current = { state, form }

  function make(approval: Approval) {
    const { state, form } = latest.current
    const { recordId, body } = saveRequest(section, form.footing, form.content, approval)
    const source: Save['body'] = state.source ? { source_id: state.source.id } : {}
    const whole = { ...body, ...source, ...beside?.() }
    return { content: form.content, request: { recordId, language: state.language, body: whole } }
  }

  async function attempt(approval: Approval): Promise<SaveAnswer> {
    const { sent, answer } = await sendKeyed(
      `${approval}`,
      () => make(approval),
      ({ request }, key) => save({ ...request, key }),
    )
    const { message, data } = answer
    show(data.state)
    latest.current.form.settle(sent.content, data.state)
    return {
      message,
      data: data.state,
      warnings: [...new Set(Object.values(data.warnings).flat())],
    }
  }

  return {
    waiting,
    until,
    send: attempt,
    sendUntilAnswered: (approval) => until(() => attempt(approval)),
  }
}
