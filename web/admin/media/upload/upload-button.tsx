import { Button, type ButtonProps, Input } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import type { Accepted } from './chosen-files.ts'
import { SendProgress } from './send-progress.tsx'
import type { OneUpload } from './use-one-upload.ts'

interface UploadButtonProps extends ButtonProps {
  upload: OneUpload
  accepted: Accepted
  choose: (file: File) => void
  children: ReactNode
}

/** Takes one file from this computer; shows how far it is, and what was wrong with it. */
export function UploadButton({ upload, accepted, choose, children, ...rest }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const { sending, refused } = upload
  return (
    <div>
      <Button
        variant="default"
        {...rest}
        onClick={() => (sending ? upload.cancel() : input.current?.click())}
      >
        {sending ? t('upload.cancel') : children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={typeof children === 'string' ? children : undefined}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) choose(file)
        }}
      />
      {sending && <SendProgress {...sending} mt={6} />}
      {refused && (
        <Input.Error size="sm" mt={6} role="alert">
          {refused.sentence.includes(refused.name)
            ? refused.sentence
            : t('upload.refused', refused)}
        </Input.Error>
      )}
    </div>
  )
}
