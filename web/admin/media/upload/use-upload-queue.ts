import { useEffect, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { useUploadLimit } from '#web/admin/api/brand.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import type { UploadedItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { type Accepted, acceptedFiles, chooseMore, fileError } from './chosen-files.ts'
import { fileMessage, mayTryAgain, sendFiles } from './send-files.ts'

export interface UploadQueue {
  entries: UploadEntry[]
  /** The error of the choice as a whole. */
  error: string | null
  isSending: boolean
  add: (files: File[]) => void
  remove: (key: string) => void
  /** Sends the waiting files one by one; returns all entries afterwards. */
  send: (folder: number, again?: string) => Promise<UploadEntry[]>
  cancel: () => void
}

interface UploadQueueOptions {
  /** Files that are chosen already. */
  first?: File[]
  accepted?: Accepted
  mostFiles?: number
}

/** Holds the files of an upload. Each is sent by itself, so that one error affects no other. */
export function useUploadQueue({
  first = [],
  accepted = acceptedFiles,
  mostFiles = limits.upload.files,
}: UploadQueueOptions = {}): UploadQueue {
  const most = useUploadLimit()
  const entryOf = (file: File) => toEntry(file, fileError(file, most, accepted))
  const [start] = useState(() => chooseMore([], first, mostFiles))
  const [entries, setEntries] = useState(() => start.files.map(entryOf))
  const [error, setError] = useState(start.error)
  const [isSending, setSending] = useState(false)
  const latest = useRef(entries)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  function put(next: UploadEntry[]) {
    latest.current = next
    setEntries(next)
  }

  function putState(key: string, state: UploadState) {
    put(latest.current.map((entry) => (entry.key === key ? { ...entry, state } : entry)))
  }

  function add(files: File[]) {
    const open = latest.current.filter(({ state }) => state.is !== 'done')
    const chosen = chooseMore(
      open.map(({ file }) => file),
      files,
      mostFiles,
    )
    setError(chosen.error)
    put(chosen.files.map((file) => open.find((entry) => entry.file === file) ?? entryOf(file)))
    if (!chosen.error) announce(t('media.chosen', { count: chosen.files.length }))
  }

  async function sendOne({ key, file }: UploadEntry, folder: number, signal: AbortSignal) {
    putState(key, { is: 'sending', share: 0 })
    const body = new FormData()
    body.set('folder_id', String(folder))
    body.append('image[]', file)
    try {
      const progress = (share: number) => putState(key, { is: 'sending', share })
      const { data } = await sendFiles('/galleries', { body }, { progress, signal })
      const item = data.galleries[0]
      if (item) putState(key, { is: 'done', item })
      void refreshMedia()
    } catch (error) {
      if (signal.aborted) return putState(key, { is: 'waiting' })
      const sentence = fileMessage(error, t('api.failed'))
      putState(key, { is: 'refused', sentence, mayTryAgain: mayTryAgain(error) })
    }
  }

  async function send(folder: number, again?: string) {
    const { signal } = restart(abort)
    setSending(true)
    if (again) putState(again, { is: 'waiting' })
    for (const entry of latest.current.filter(({ state }) => state.is === 'waiting')) {
      if (!signal.aborted) await sendOne(entry, folder, signal)
    }
    setSending(false)
    return latest.current
  }

  return {
    entries,
    error,
    isSending,
    add,
    remove: (key) => put(latest.current.filter((entry) => entry.key !== key)),
    send,
    cancel: () => abort.current?.abort(),
  }
}

function toEntry(file: File, sentence: string | null): UploadEntry {
  const state: UploadState = sentence
    ? { is: 'refused', sentence, mayTryAgain: false }
    : { is: 'waiting' }
  return { key: newKey(), file, state }
}

function restart(abort: { current: AbortController | null }): AbortController {
  abort.current = new AbortController()
  return abort.current
}

type UploadState =
  | { is: 'waiting' }
  | { is: 'sending'; share: number }
  | { is: 'done'; item: UploadedItem }
  | { is: 'refused'; sentence: string; mayTryAgain: boolean }

export interface UploadEntry {
  key: string
  file: File
  state: UploadState
}
