/** The version of this program, as `package.json` says it: told to operators, and to older programs. */
export const programVersion = '0.1.0'
