import type { Word } from '../../dialect.ts';
import { isData } from '../../load/document.ts';
import { name } from '../../load/own-words.ts';
import type { FeatureFlag } from '../facts.ts';

/** Flag that the operation requires. */
export const featureFlag: Word = {
  key: 'x-feature-flag',
  on: ['operation'],
  schema: {
    type: 'object',
    properties: { name, default: { type: 'boolean' }, off: { enum: [404, 503] } },
    required: ['name', 'default', 'off'],
    additionalProperties: false,
  },
  accepts: '`{ name: <flag>, default: true or false, off: 404 or 503 }`',
  sharedByHead: true,
  implies: ({ 'x-feature-flag': given }) =>
    isData(given) && (given.off === 404 || given.off === 503)
      ? [[String(given.off), 'though the feature can be switched off']]
      : [],
  adds: ({ 'x-feature-flag': given }) => (given === undefined ? {} : { host: { flag: given } }),
  changes: {
    'flag-added': { request: true },
    'flag-removed': { request: false },
    'flag-switched-off': { request: true },
    'flag-switched-on': { request: false },
  },
  compare({ 'x-feature-flag': before }, { 'x-feature-flag': after }, tell) {
    const [old, now] = [before, after] as (FeatureFlag | undefined)[];
    if (now !== undefined && old?.name !== now.name) tell('flag-added', `feature flag ${now.name}`);
    if (old !== undefined && old.name !== now?.name)
      tell('flag-removed', `no feature flag ${old.name}`);
    if (now === undefined || old?.name !== now.name || old.default === now.default) return;
    tell(
      now.default ? 'flag-switched-on' : 'flag-switched-off',
      `feature flag ${now.name} is ${now.default ? 'on' : 'off'} by default`,
    );
  },
};
