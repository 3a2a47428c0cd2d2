import { limits } from '../limits.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { Message } from '../messages/message.ts'
import { linkFault, type RefusedLink } from './link.ts'

/** Returns which link of a text is refused and why, or null where it is one that a text may have. */
export function linkRefusal({ text, address }: RefusedLink): Message | null {
  const named = { text: text.trim() || address, address }
  switch (linkFault(address)) {
    case 'form':
      return fill(inputMessages.linkForm, named)
    case 'signs':
      return fill(inputMessages.linkSigns, named)
    case 'length':
      return fill(inputMessages.linkLength, { text: named.text, most: limits.url })
    case null:
      return null
  }
}
