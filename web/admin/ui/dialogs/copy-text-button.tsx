import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from './announcer.tsx'

/** Renders a copy button where browsers allow it: on https and localhost. */
export function CopyTextButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? IconCheck : IconCopy

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    announce(t('file.copied'))
  }

  if (!window.isSecureContext) return null
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => void copy()}
    >
      {isCopied ? t('file.copied') : label}
    </Button>
  )
}
