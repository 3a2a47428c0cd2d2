import { type RefObject, useState } from 'react'
import { ApiError, errorMessage } from '#web/admin/api/api-error.ts'
import { ConnectionFailure } from '#web/admin/api/connection.ts'
import { useDialogs } from './dialog-context.ts'
import { focusFirstInvalid } from './focus.ts'
import { toast } from './toast.ts'

export type FieldMessages = Record<string, string[]>

interface ActionOptions {
  /** Reloads what the call changes; called after a response and after an error. */
  refresh?: () => unknown
  /** Whether a success is told by a toast, because the screen shows it. Steps may overlap then. */
  isQuiet?: boolean
  /** Whether the call is retried until the person stops it: a missing response needs no message. */
  isRetried?: boolean
  /** The form whose first invalid field takes the focus. Without it the dialog lists field errors. */
  form?: RefObject<HTMLElement | null>
}

export interface Action<Step extends string | number> {
  running: Step | null
  /** Errors by field, of the last failed call. */
  errors: FieldMessages
  setErrors: (errors: FieldMessages) => void
  /** Returns the response; null where the call was rejected, stopped or already running. */
  run: <T extends { message: string | null }>(
    step: Step,
    call: () => Promise<T>,
  ) => Promise<T | null>
}

/** Runs one call at a time and reports its result; an ended session needs no message. */
export function useAction<Step extends string | number = 'run'>(
  title: string,
  { refresh, isQuiet = false, isRetried = false, form }: ActionOptions = {},
): Action<Step> {
  const dialogs = useDialogs()
  const [running, setRunning] = useState<Step | null>(null)
  const [errors, setErrors] = useState<FieldMessages>({})

  async function run<T extends { message: string | null }>(step: Step, call: () => Promise<T>) {
    if (running === step || (running !== null && !isQuiet)) return null
    setRunning(step)
    try {
      const response = await call()
      const { message } = response
      setErrors({})
      await refresh?.()
      setRunning(null)
      if (message && isQuiet) toast(message)
      else if (message) await dialogs.show({ tone: 'success', title, message })
      return response
    } catch (error) {
      setRunning(null)
      if (isSessionOver(error)) return null
      if (isRetried && error instanceof ConnectionFailure) return null
      const fields = fieldMessages(error)
      setErrors(fields)
      await refresh?.()
      const details = form ? [] : Object.values(fields).flat()
      await dialogs.show({ tone: 'error', title, message: errorMessage(error), details })
      if (form) focusFirstInvalid(form)
      return null
    }
  }
  return { running, errors, setErrors, run }
}

export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Returns an `ApiError`'s errors by field; none for other errors. */
export function fieldMessages(error: unknown): FieldMessages {
  return error instanceof ApiError ? error.errors : {}
}

/** Returns the error of a field, also where the server names one of its values: `locations.3`. */
export function errorAt(errors: Readonly<FieldMessages>, key: string): string | undefined {
  const path = Object.keys(errors).find((one) => one === key || one.startsWith(`${key}.`))
  return path === undefined ? undefined : errors[path]?.[0]
}
