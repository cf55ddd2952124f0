/** Files with so much in common count as one that was renamed, as clients know it: git's own measure is half. */
export const renames = '-M30%';
