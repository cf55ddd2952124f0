import type { Word } from '../../dialect.ts';

/** Marks an operation whose function is not written yet. */
export const pending: Word = {
  key: 'x-pending',
  on: ['operation'],
  schema: { const: true },
  accepts: '`true`',
  sharedByHead: true,
  adds: ({ 'x-pending': given }) => ({ pending: given === true }),
};
