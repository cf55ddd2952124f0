import type { Word } from '../../dialect.ts';
import { show } from '../../diff/difference.ts';
import { snakeCase } from '../../load/own-words.ts';

/** Rate limit class of an operation. */
export const rateLimit: Word = {
  key: 'x-rate-limit',
  on: ['operation'],
  schema: snakeCase,
  accepts: 'the name of a class in snake_case',
  sharedByHead: true,
  implies: ({ 'x-rate-limit': given }) =>
    given === undefined ? [] : [['429', 'though the rate is limited']],
  adds: ({ 'x-rate-limit': given }) => (given === undefined ? {} : { host: { rateLimit: given } }),
  changes: { 'rate-limit-changed': { request: false } },
  compare({ 'x-rate-limit': before = null }, { 'x-rate-limit': after = null }, tell) {
    if (before !== after) tell('rate-limit-changed', `class ${show(before)} became ${show(after)}`);
  },
};
