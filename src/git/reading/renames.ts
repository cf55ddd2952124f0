/** Similarity above which a file counts as renamed, as clients expect; git's default is 50 %. */
export const renames = '-M30%';
