import { TextInput } from '@mantine/core'
import { followsWire } from '#catalogue/fields/link.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels } from '#web/admin/fields/field-labels.ts'
import { AddressWarning } from '#web/admin/fields/link-warnings.tsx'
import { ownLink } from '#web/admin/fields/sent-of.ts'
import { lineInput } from '#web/admin/fields/text-box.tsx'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { LinkInput } from './link-input.tsx'

export function LinkControl({ field, row, onChange, error }: ControlProps) {
  const { follows, wire } = field
  const value = ownLink(field, row)
  const put = (typed: string) =>
    onChange({ [wire]: typed, ...(follows ? { [followsWire]: typed === '' } : {}) })
  const about = {
    ...fieldLabels(field, t(follows ? 'field.linkFollowsHint' : 'field.linkHint')),
    withAsterisk: field.required,
    error,
  }
  return (
    <div>
      {field.isAddress && !field.offersPages ? (
        <TextInput {...about} {...lineInput(field, value, put)} />
      ) : (
        <LinkInput
          {...about}
          placeholder={field.example ? labelled(field.example) : undefined}
          value={value}
          onChange={put}
          asAddress={field.isAddress}
        />
      )}
      {!field.isRedirected && <AddressWarning address={value} />}
    </div>
  )
}
