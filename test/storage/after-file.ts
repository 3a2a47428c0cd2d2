type Undo = () => Promise<void>

/** What was opened outside a test (in a hook). */
const opened: Undo[] = []

/** Undoes it when the file of tests ends; the last thing first. */
export function onFileFinished(undo: Undo): void {
  opened.push(undo)
}

/** The file has ended. */
export async function finishFile(): Promise<void> {
  for (const undo of opened.splice(0).reverse()) await undo()
}
