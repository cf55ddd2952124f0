/** Maximum rows of one insert statement on either database. */
export const insertBatchRows = 500;

/** The elements in order, in batches: none is empty, and together they contain all. */
export function splitIntoBatches<T>(elements: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(elements.length / size) }, (_, index) =>
    elements.slice(index * size, (index + 1) * size),
  );
}
