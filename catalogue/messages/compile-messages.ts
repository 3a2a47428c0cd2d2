import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Messages } from './translate.ts'

/**
 * Returns a function that finds a message by key and compiles it at its first use. For the server:
 * browsers get compiled messages.
 */
export function compileMessages(sentences: Messages): (key: string) => CompiledMessage | undefined {
  const compiledMessages = new Map<string, CompiledMessage>()
  return (key) => {
    const known = compiledMessages.get(key)
    const sentence = sentences[key]
    if (known !== undefined || sentence === undefined) return known
    const compiled = compile(sentence)
    compiledMessages.set(key, compiled)
    return compiled
  }
}
