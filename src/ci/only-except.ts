import { type Expression, isTrue, parseExpression } from './expressions.ts';
import type { Faults } from './faults.ts';
import { isAbsent, readKeys, readTexts } from './keywords.ts';
import { matchesWithin, readExpression } from './regular-expressions.ts';
import { matchesChanges, readPatterns, type RuleFacts } from './rules.ts';
import type { Lookup } from './variables.ts';
import { isList, isMap, type Yaml } from './yaml.ts';

/** `only` or `except`; null for an absent condition. */
export interface RefPolicy {
  readonly refs: readonly string[] | null;
  readonly variables: readonly Expression[] | null;
  readonly changes: readonly string[] | null;
  readonly kubernetes: boolean;
}

const usual = ['branches', 'tags'];

/** The value of `only` in a job that has neither `only` nor `rules`. */
const usualOnly: RefPolicy = {
  refs: usual,
  variables: null,
  changes: null,
  kubernetes: false,
};

export function readPolicy(
  value: Yaml | undefined,
  kind: 'only' | 'except',
  where: string,
  faults: Faults,
): RefPolicy | null {
  if (isAbsent(value)) return kind === 'only' ? usualOnly : null;
  if (isList(value) || typeof value === 'string') {
    return { ...usualOnly, refs: readRefs(value, where, faults) };
  }
  if (!isMap(value)) {
    faults.add(`${where} has to be either an array of conditions or a hash`);
    return null;
  }
  if (value.size === 0) faults.add(`${where} config can't be blank`);
  const cluster = value.get('kubernetes');
  if (!isAbsent(cluster) && cluster !== 'active') {
    faults.add(`${where} kubernetes unknown value: ${formatValue(cluster)}`);
  }
  readKeys(value, new Set(['refs', 'variables', 'changes', 'kubernetes']), where, faults);
  const refs = value.get('refs');
  const conditions = value.get('variables');
  const paths = value.get('changes');
  return {
    refs: isAbsent(refs)
      ? kind === 'only'
        ? usual
        : null
      : readRefs(refs, `${where} refs`, faults),
    variables: isAbsent(conditions) ? null : readConditions(conditions, where, faults),
    changes: isAbsent(paths) ? null : readPatterns(paths, `${where}:changes`, faults),
    kubernetes: cluster === 'active',
  };
}

const formatValue = (value: Yaml): string =>
  isList(value) || isMap(value) ? 'a list or a hash' : String(value);

function readRefs(value: Yaml, where: string, faults: Faults): readonly string[] {
  const own = new Set<string>();
  const refs = readTexts(value, `${where} config`, faults, true);
  for (const ref of refs) {
    if (ref.startsWith('/') && readExpression(removeProject(ref)) === null) own.add(ref);
  }
  if (own.size > 0) {
    faults.add(
      `${where} config should be an array of strings or regular expressions using re2 syntax`,
    );
  }
  return refs;
}

function readConditions(value: Yaml, where: string, faults: Faults): readonly Expression[] {
  const texts = readTexts(value, `${where} variables`, faults);
  const expressions = texts.map(parseExpression);
  if (expressions.includes(null)) faults.add(`${where} variables invalid expression syntax`);
  return expressions.filter((each) => each !== null);
}

/** Tells whether a job is part of the pipeline. */
export async function isIncluded(
  only: RefPolicy | null,
  except: RefPolicy | null,
  facts: RuleFacts,
  lookup: Lookup,
): Promise<boolean> {
  if (only !== null) {
    for await (const holds of evaluateConditions(only, facts, lookup)) if (!holds) return false;
  }
  if (except !== null) {
    for await (const holds of evaluateConditions(except, facts, lookup)) if (holds) return false;
  }
  return true;
}

async function* evaluateConditions(
  policy: RefPolicy,
  facts: RuleFacts,
  lookup: Lookup,
): AsyncGenerator<boolean> {
  if (policy.refs !== null) yield policy.refs.some((ref) => matchesRef(ref, facts));
  if (policy.variables !== null)
    yield policy.variables.some((each) => isTrue(each, lookup, facts.budget));
  // Pipelines have no cluster.
  if (policy.kubernetes) yield false;
  if (policy.changes !== null) yield await matchesChanges(policy.changes, facts, lookup, null);
}

function matchesRef(ref: string, facts: RuleFacts): boolean {
  const wanted = removeProject(ref);
  const project = ref.slice(wanted.length + 1);
  if (project !== '' && project !== facts.projectPath) return false;
  const source = facts.source.replace(/_event$/, '');
  const isMergeRequest = source === 'merge_request';
  if (wanted === 'branches') return !facts.tag && !isMergeRequest;
  if (wanted === 'tags') return facts.tag;
  if (wanted === source || wanted === toPlural(source)) return true;
  if (isMergeRequest) return false;
  const expression = wanted.startsWith('/') ? readExpression(wanted) : null;
  return expression === null
    ? wanted === facts.ref
    : matchesWithin(expression, facts.ref, facts.budget);
}

function toPlural(source: string): string {
  if (source === 'push') return 'pushes';
  return ['api', 'web', 'chat', 'external', 'webide'].includes(source) ? source : `${source}s`;
}

/** A ref may be followed by an @ and the only project for which it counts. */
function removeProject(ref: string): string {
  const at = ref.lastIndexOf('@');
  if (at < 1) return ref;
  const name = ref.slice(0, at);
  // The @ of an expression between slashes is its own.
  const isCut = ref.startsWith('/') && (name.length > 1_000 || !/^\/.+\/[ismU]*$/.test(name));
  return isCut ? ref : name;
}
