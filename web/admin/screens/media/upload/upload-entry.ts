import type { UploadedItem } from '#web/admin/api/wire.gen.ts'

/** How far a chosen file has come. */
export type UploadState =
  | { is: 'waiting' }
  | { is: 'sending'; share: number }
  | { is: 'done'; item: UploadedItem }
  | { is: 'refused'; sentence: string; mayTryAgain: boolean }

export interface UploadEntry {
  key: string
  file: File
  state: UploadState
}
