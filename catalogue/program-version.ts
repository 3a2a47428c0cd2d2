import program from '#package.json' with { type: 'json' }

/** The version of this program, from `package.json`, the one place that says it. */
export const programVersion: string = program.version
