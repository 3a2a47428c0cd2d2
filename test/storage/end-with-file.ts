type Undo = () => Promise<void>

/** What was opened outside a test (in a hook). */
const opened: Undo[] = []

/** Undoes it when the file of tests ends; the last thing first. */
export function endWithFile(undo: Undo): void {
  opened.push(undo)
}

/** The file has ended. */
export async function endFile(): Promise<void> {
  for (const undo of opened.splice(0).reverse()) await undo()
}
