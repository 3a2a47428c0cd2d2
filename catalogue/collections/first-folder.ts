/** The id of General, the folder that uploads go to when they name none (specification section 7). */
export const firstFolder = 1
