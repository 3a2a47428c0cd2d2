import { limits } from '../limits.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { Message } from '../messages/message.ts'
import { linkFault, type RefusedLink } from './link.ts'

export function linkRefusal({ text, address }: RefusedLink): Message | null {
  const values = { text: text.trim() || address, address }
  switch (linkFault(address)) {
    case 'form':
      return fill(inputMessages.linkForm, values)
    case 'signs':
      return fill(inputMessages.linkSigns, values)
    case 'length':
      return fill(inputMessages.linkLength, { text: values.text, most: limits.url })
    case null:
      return null
  }
}
