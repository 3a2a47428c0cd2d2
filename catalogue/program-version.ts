import program from '#package.json' with { type: 'json' }

/**
 * The version of this program. `package.json` is the one place that says it: the back office, the API's
 * description, backups, the bill of materials and older programs on the same database read it here.
 */
export const programVersion: string = program.version
