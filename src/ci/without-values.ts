import type { PipelineFacts } from './plan.ts';

/** Removes these values from a text: of overlapping values the longest is removed first. */
export function removeValues(text: string, values: readonly string[]): string {
  const longestFirst = values
    .filter((value) => value !== '')
    .toSorted((a, b) => b.length - a.length);
  return longestFirst.reduce((left, value) => left.replaceAll(value, '[MASKED]'), text);
}

/** The facts for a public text: masked variables have the value `[MASKED]`. */
export function hideMasked(facts: PipelineFacts): PipelineFacts {
  const variables = new Map(facts.variables);
  for (const key of facts.masked?.keys() ?? []) variables.set(key, '[MASKED]');
  return { ...facts, variables };
}
