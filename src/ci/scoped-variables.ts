import { createWildcardMatcher } from '../text/wildcards.ts';

/** Something that jobs of some environments are given, by its key. */
export interface Scoped {
  readonly key: string;
  /** The name of an environment, with `*` for any text; `*` alone is every job, also without one. */
  readonly scope: string;
  /** Of several places that give the key, the largest wins. */
  readonly nearness: number;
}

/** A variable of the instance, of groups or of the project. */
export interface ScopedVariable extends Scoped {
  readonly value: string;
  /** Nobody is shown the value. */
  readonly masked: boolean;
}

/**
 * What jobs of an environment get, by its key: of several with one key the nearest wins, and in one place the one whose
 * scope says most about the environment. Null is no environment.
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

/** Tells which of two scopes says more about the environment: its very name, or else what has more text. */
function compareScopes({ scope: a }: Scoped, { scope: b }: Scoped, environment: string | null) {
  const textOf = (scope: string) =>
    scope === environment ? Number.MAX_SAFE_INTEGER : scope.replaceAll('*', '').length;
  return textOf(a) - textOf(b);
}
