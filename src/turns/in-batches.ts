/** Maximum rows of one insert statement on either database. */
export const insertBatchRows = 500;

/** The elements in order, so many at once: none is empty, and together they hold all. */
export function splitIntoBatches<T>(elements: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(elements.length / size) }, (_, index) =>
    elements.slice(index * size, (index + 1) * size),
  );
}
