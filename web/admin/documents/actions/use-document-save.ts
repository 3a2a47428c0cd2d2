import { useRef } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import type { ApiResponse } from '#web/admin/api/call-api.ts'
import { ConnectionFailure } from '#web/admin/api/connection.ts'
import { type PendingCall, useRetry } from '#web/admin/api/retry-until-response.ts'
import type { Save } from '#web/admin/api/section-calls.ts'
import { useKeyed } from '#web/admin/api/use-keyed.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { isNewer, type SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import type { BaseVersion, FormContent, FormItem } from '#web/admin/fields/form-content.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { sameField, sentOf } from '#web/admin/fields/sent-of.ts'

/** 0 saves a draft, or publishes what needs no approval; 1 submits. */
type Approval = 0 | 1

export interface SaveResponse extends ApiResponse<DocumentView> {
  warnings: string[]
}

export interface DocumentSave {
  /** The save without a response, which is being retried; the form stays editable. */
  waiting: PendingCall | null
  until: ReturnType<typeof useRetry>['until']
  send: (approval: Approval) => Promise<SaveResponse>
  /** Saves the form and repeats it until there is a response. */
  sendUntilAnswered: (approval: Approval) => Promise<SaveResponse>
  /** Saves one's own draft without a button; a running one is joined. */
  autosave: () => Promise<void>
  /** Waits for a running autosave, and returns the document after it. */
  afterAutosave: () => Promise<DocumentView>
}

/** Saves a document's form without saving twice, whatever the connection does. */
export function useDocumentSave(
  { save, show, beside }: Pick<SaveTarget, 'save' | 'show' | 'beside'>,
  section: Section,
  state: DocumentView,
  form: SectionForm,
): DocumentSave {
  const { waiting, until } = useRetry()
  const sendKeyed = useKeyed<{ content: FormContent; request: Omit<Save, 'key'> }>()
  const latest = useRef({ state, form })
  latest.current = { state, form }

  function make(approval: Approval) {
    const { state, form } = latest.current
    const request = documentRequest(section, state, form, approval)
    const body = { ...request.body, ...beside?.() }
    return { content: form.content, request: { ...request, body } }
  }

  const autosaving = useAutosaving(
    save,
    () => make(0),
    (sent, saved) => {
      show(saved)
      latest.current.form.afterAutosave(sent, saved)
    },
  )

  async function attempt(approval: Approval): Promise<SaveResponse> {
    await autosaving.settle()
    const { sent, response } = await sendKeyed(
      `${approval}`,
      () => make(approval),
      ({ request }, key) => save({ ...request, key }),
    )
    const { message, data } = response
    show(data.state)
    latest.current.form.afterSave(sent.content, data.state)
    return { message, data: data.state, warnings: warningsOf(data) }
  }

  return {
    waiting,
    until,
    send: attempt,
    sendUntilAnswered: (approval) => until(() => attempt(approval)),
    autosave: autosaving.send,
    async afterAutosave() {
      const saved = await autosaving.settle()
      const { state } = latest.current
      return saved?.record && state.record && isNewer(saved.record, state.record) ? saved : state
    },
  }
}

/**
 * Sends autosaves one at a time, each under a key of its own. A button's save waits for the running
 * one, and first repeats one whose response was lost: else it would be told that somebody saved a
 * newer version, and that somebody would be the same person.
 */
function useAutosaving(
  save: SaveTarget['save'],
  make: () => { content: FormContent; request: Omit<Save, 'key'> },
  onSaved: (sent: FormContent, saved: DocumentView) => void,
) {
  const sendKeyed = useKeyed<ReturnType<typeof make>>()
  const running = useRef<Promise<void> | null>(null)
  const isUnanswered = useRef(false)
  const last = useRef<DocumentView | null>(null)

  async function sendOnce() {
    try {
      const { sent, response } = await sendKeyed('autosave', make, ({ request }, key) =>
        save({ ...request, body: { ...request.body, autosave: true }, key }),
      )
      isUnanswered.current = false
      last.current = response.data.state
      onSaved(sent.content, response.data.state)
    } catch (error) {
      const isLost = error instanceof ConnectionFailure
      isUnanswered.current = isLost && (isUnanswered.current || error.kind !== 'offline')
      throw error
    }
  }

  function send(): Promise<void> {
    running.current ??= sendOnce().finally(() => {
      running.current = null
    })
    return running.current
  }

  async function settle(): Promise<DocumentView | null> {
    try {
      if (running.current || isUnanswered.current) await send()
    } catch (error) {
      if (isUnanswered.current) throw error
    }
    return last.current
  }

  return { send, settle }
}

/**
 * Returns the request in the document's language and campaign: those that it was loaded in, whatever
 * the screen shows since. A translation names the source it was made from.
 */
export function documentRequest(
  section: Section,
  { language, campaign, source }: Pick<DocumentView, 'language' | 'campaign' | 'source'>,
  { base, content }: Pick<SectionForm, 'base' | 'content'>,
  approval: Approval,
): Omit<Save, 'key'> {
  const { recordId, body } = saveRequest(section, base, content, approval)
  const sent = { ...body, ...(source ? { source_id: source.id } : {}) }
  return { recordId, language, campaign, body: sent }
}

/** Returns each warning about a saved document once. */
export function warningsOf({ warnings }: Pick<SavedDocument, 'warnings'>): string[] {
  return [...new Set(Object.values(warnings).flat())]
}

interface SaveRequest {
  /** The revision that the save continues; null opens one. */
  recordId: number | null
  body: Row
}

/**
 * Returns the request that saves this form. A draft continues its revision where there is one; a
 * directly published section is saved at its own path, without `approval`. Sends only values that
 * differ from the base version, so that a fallback shown for an empty value is not saved by
 * accident; names every item, in order.
 * @param approval 0 saves a draft, 1 submits it
 */
export function saveRequest(
  section: Section,
  base: BaseVersion,
  form: FormContent,
  approval: 0 | 1,
): SaveRequest {
  const isNew = base.recordId === null
  const body: Row = sentFields(section.fields, isNew ? null : base.content.values, form.values)
  if (section.set) {
    body[section.set.wire] = form.items.map((item) =>
      sentItem(section.set?.fields ?? [], base.content.items, item),
    )
    if (!section.set.fixed)
      body[section.set.removeWire] = removedIds(base.content.items, form.items)
  }
  if (base.version !== null) body.version = base.version
  if (section.workflow === 'direct') return { recordId: null, body }
  return { recordId: base.recordId, body: { ...body, approval } }
}

function sentItem(fields: readonly Field[], before: FormItem[], item: FormItem): Json {
  if (item.id === null) return sentFields(fields, null, item.row)
  const was = before.find(({ id }) => id === item.id)
  return { id: item.id, ...sentFields(fields, was?.row ?? null, item.row) }
}

function sentFields(fields: readonly Field[], before: Row | null, now: Row): Row {
  const changed = fields.filter((field) => before === null || !sameField(field, before, now))
  return Object.assign({}, ...changed.map((field) => sentOf(field, now)))
}

function removedIds(before: FormItem[], now: FormItem[]): number[] {
  const left = new Set(now.map(({ id }) => id))
  return before.flatMap(({ id }) => (id === null || left.has(id) ? [] : [id]))
}

interface SavedDocument {
  state: DocumentView
  /** Links that guests cannot follow, by wire path. */
  warnings: Record<string, string[]>
}

/** The call that saves a document, and the screen that shows it. */
export interface SaveTarget {
  save: (save: Save) => Promise<ApiResponse<SavedDocument>>
  /** Puts the server's response into the query cache, before everything else reloads. */
  show: (state: DocumentView) => void
  /** The address of its preview with the open revision; null while it has none. */
  previewOf: (state: DocumentView) => string | null
  /** Values that a save sends besides the form. */
  beside?: () => Save['body']
}
