import type { Word } from '../../dialect.ts';

export const ORIGINS = ['seed', 'platform'];

/** Origin of an operation. */
export const origin: Word = {
  key: 'x-origin',
  on: ['operation'],
  inherited: true,
  schema: { enum: ORIGINS },
  accepts: '`seed` or `platform`',
  missing: {
    message: 'The operation does not say why it is there',
    advice: 'Write `x-origin: seed` or `x-origin: platform`, or once for its file',
  },
  adds: ({ 'x-origin': given }) => ({ group: typeof given === 'string' ? given : null }),
};
