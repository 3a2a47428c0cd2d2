/**
 * Where the sources are, absolute: the build knows it, tests and scripts run there. An operator may call an
 * installed package from anywhere.
 */
export const rootFolder: string = import.meta.env?.ROOT_DIR ?? process.cwd()
