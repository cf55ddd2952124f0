import { createWildcardMatcher } from '#src/text/wildcards.ts';

/** Value for the jobs of some environments, by its key. */
export interface Scoped {
  readonly key: string;
  /** The name of an environment, with `*` for any text; `*` alone is every job, also without one. */
  readonly scope: string;
  /** Precedence: among several places with one key, the largest number wins. */
  readonly nearness: number;
}

/** A variable of the instance, of groups or of the project. */
export interface ScopedVariable extends Scoped {
  readonly value: string;
  /** True where the value must not be shown. */
  readonly masked: boolean;
}

/**
 * Selects the variables of an environment by key: the nearest owner wins, and within one owner the most specific scope.
 * Null means no environment.
 */
export function selectForEnvironment<Each extends Scoped>(
  all: readonly Each[],
  environment: string | null,
): Map<string, Each> {
  const reaching = all
    .filter(({ scope }) => reaches(scope, environment))
    .sort((a, b) => a.nearness - b.nearness || compareScopes(a, b, environment));
  return new Map(reaching.map((each) => [each.key, each]));
}

const reaches = (scope: string, environment: string | null): boolean =>
  scope === '*' || (environment !== null && createWildcardMatcher(scope)(environment));

/** Compares two scopes for the environment: its exact name, or else the longer text, is more specific. */
function compareScopes({ scope: a }: Scoped, { scope: b }: Scoped, environment: string | null) {
  const countScopeChars = (scope: string) =>
    scope === environment ? Number.MAX_SAFE_INTEGER : scope.replaceAll('*', '').length;
  return countScopeChars(a) - countScopeChars(b);
}
