/** The user name that is being typed after an `@` before the caret, and where the `@` stands. */
export function mentionAt(text: string, caret: number): { from: number; name: string } | null {
  const [, name] = /(?:^|[\s([{«“"'„,،;:])@([^\s@]{0,60})$/u.exec(text.slice(0, caret)) ?? []
  return name === undefined ? null : { from: caret - name.length - 1, name }
}
