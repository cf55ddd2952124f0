import type { Word } from '../../dialect.ts';

/** Says that nobody has written the function yet. */
export const pending: Word = {
  key: 'x-pending',
  on: ['operation'],
  schema: { const: true },
  accepts: '`true`',
  sharedByHead: true,
  adds: ({ 'x-pending': given }) => ({ pending: given === true }),
};
