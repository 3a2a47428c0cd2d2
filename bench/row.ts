/** Prints one row of the table as soon as it is measured: a run that stops has told what it saw. */
export function row(what: string, figure: string, aim = ''): void {
  console.log(rowOf(what, figure, aim))
}

export function rowOf(what: string, figure: string, aim = ''): string {
  return `${what.padEnd(48)} ${figure.padEnd(40)}${aim && ` aim ${aim}`}`
}
