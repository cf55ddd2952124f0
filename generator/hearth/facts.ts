/** Types alone: servers and generated routes import them, and are shipped without the generator. */
import type { Operation } from '../runtime/operation.ts';

/** Least access level that an operation requires; `visible` admits every caller who can see the subject. */
export type Level = 'visible' | 'guest' | 'reporter' | 'developer' | 'maintainer' | 'owner';

/** Access rule of an operation, with every default filled in. */
export interface Access {
  readonly kind: 'anonymous' | 'user' | 'administrator' | 'project' | 'group';
  /** Minimum access level in the project or group; `visible` if the operation has neither. */
  readonly level: Level;
  /** Path parameter that names the subject. */
  readonly parameter: string;
  /** Feature of the project that the actor must be able to read. */
  readonly feature: string | null;
  /** True when a caller without credentials is refused before anything is looked up. */
  readonly signedIn: boolean;
  /** True when the level, or being administrator, is tested before the parameters are validated. */
  readonly early: boolean;
  /** True if users with a lower level also qualify through a shared branch of the project. */
  readonly sharing?: true;
  /** Also of a project that is still being made of an archive, which every other operation takes for missing. */
  readonly unfinished?: true;
}

export interface FeatureFlag {
  readonly name: string;
  readonly default: boolean;
  /** Status answered while the flag is off. */
  readonly off: number;
}

/** Facts about an operation that Hearth's keywords add for the host; default values are omitted. */
export interface HearthFacts {
  readonly access: Access;
  /** Accepted scopes of tokens; one of them suffices. */
  readonly scopes: readonly string[];
  /** Names of the security schemes of the operation, if they differ from those of the document. */
  readonly security?: readonly string[];
  /** The least plan that has it; left out: every plan. */
  readonly tier?: 'premium' | 'ultimate';
  /** The status that answers without the plan; left out: 403. */
  readonly tierOff?: 404;
  readonly flag?: FeatureFlag;
  readonly rateLimit?: string;
}

/** An operation of Hearth's document, as its server has it. */
export type HearthOperation = Operation<HearthFacts>;
