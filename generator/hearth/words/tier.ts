import type { Word } from '../../dialect.ts';
import type { Operation } from '../../load/document.ts';

const TIERS = ['free', 'premium', 'ultimate'];
const readTier = (operation: Operation) =>
  Math.max(0, TIERS.indexOf((operation['x-tier'] as string | undefined) ?? 'free'));

/** The least plan that has the operation. */
export const tier: Word = {
  key: 'x-tier',
  on: ['operation'],
  schema: { enum: ['premium', 'ultimate'] },
  accepts: '`premium` or `ultimate`',
  sharedByHead: true,
  implies: ({ 'x-tier': given, 'x-tier-off': off }) =>
    given === undefined ? [] : [[off === 404 ? '404' : '403', 'though the plan may not cover it']],
  adds: ({ 'x-tier': given }) => (given === undefined ? {} : { host: { tier: given } }),
  changes: { 'tier-raised': { request: true }, 'tier-lowered': { request: false } },
  compare(before, after, tell) {
    const [old, now] = [readTier(before), readTier(after)];
    if (old === now) return;
    tell(now > old ? 'tier-raised' : 'tier-lowered', `tier ${TIERS[old]} became ${TIERS[now]}`);
  },
};

/** The status that answers without the plan. */
export const tierOff: Word = {
  key: 'x-tier-off',
  on: ['operation'],
  schema: { enum: [404] },
  accepts: '`404`, for operations that are not there without the plan instead of being refused',
  sharedByHead: true,
  adds: ({ 'x-tier-off': given }) => (given === undefined ? {} : { host: { tierOff: given } }),
};
