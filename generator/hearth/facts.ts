import type { Facts } from '../dialect.ts';
import type { Access, FeatureFlag } from '../runtime/operation.ts';

/** The facts about an operation that Hearth's words add for the host. */
export interface HearthFacts {
  readonly access: Access;
  readonly scopes: readonly string[];
  /** Names of the security schemes that the operation says it takes; null for those of the document. */
  readonly security: readonly string[] | null;
  readonly tier: 'premium' | 'ultimate' | null;
  /** The status that answers without the plan. */
  readonly tierOff: 403 | 404;
  readonly flag: FeatureFlag | null;
  readonly rateLimit: string | null;
}

const USUAL = { security: null, tier: null, tierOff: 403, flag: null, rateLimit: null } as const;

/** The facts of an operation of a document in Hearth's dialect. */
export const hearthFacts = ({ host }: Pick<Facts, 'host'>): HearthFacts => ({
  ...USUAL,
  ...(host as unknown as Pick<HearthFacts, 'access' | 'scopes'>),
});
