import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Messages } from './translate.ts'

/** Returns a function that compiles a message at its first use; browsers get compiled ones. */
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
