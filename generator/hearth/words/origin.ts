import type { Word } from '../../dialect.ts';

export const ORIGINS = ['seed', 'platform'];

/** The reason for which an operation is there. */
export const origin: Word = {
  key: 'x-origin',
  on: ['operation'],
  schema: { enum: ORIGINS },
  accepts: '`seed` or `platform`',
  missing: {
    message: 'The operation does not say why it is there',
    advice: 'Write `x-origin: seed` or `x-origin: platform`',
  },
  adds: ({ 'x-origin': given }) => ({ group: typeof given === 'string' ? given : null }),
};
