import type { PlanBudget } from './budget.ts';
import type { Faults } from './faults.ts';
import { type Expression, isTrue, parseExpression } from './expressions.ts';
import { matchesAny, isWild } from './glob.ts';
import {
  durations,
  isAbsent,
  readBoolean,
  readChoice,
  readCiDuration,
  readKeys,
  readTexts,
  readCiVariables,
} from './keywords.ts';
import type { PipelineFacts, PlannedVariable } from './plan.ts';
import { expandVariables, type Lookup } from './variables.ts';
import { isList, isMap, UnreadableConfiguration, type Yaml, type YamlMap } from './yaml.ts';

const whens = ['on_success', 'on_failure', 'always', 'never', 'manual', 'delayed'] as const;
export type RuleWhen = (typeof whens)[number];

export interface Rule {
  readonly if: Expression | null;
  readonly changes: { readonly paths: readonly string[]; readonly compareTo: string | null } | null;
  readonly exists: readonly string[] | null;
  readonly when: RuleWhen | null;
  readonly startIn: number | null;
  readonly allowFailure: boolean | null;
  readonly variables: readonly PlannedVariable[];
  readonly interruptible: boolean | null;
  /** Parsed together with the needs of the job. */
  readonly needs: Yaml | undefined;
  readonly autoCancel: Yaml | undefined;
}

const keysOf = {
  job: 'if changes exists when start_in allow_failure variables needs interruptible',
  workflow: 'if changes exists when variables auto_cancel',
  include: 'if changes exists when',
};
const maxRules = 500;
const maxPatterns = 50;

export function readRules(
  value: Yaml,
  where: string,
  faults: Faults,
  kind: keyof typeof keysOf,
): readonly Rule[] {
  const flat = isList(value) ? (value.flat(10) as readonly Yaml[]) : null;
  if (flat === null || flat.length > maxRules) {
    faults.add(`${where} config should be a array`);
    return [];
  }
  const allowed = new Set(keysOf[kind].split(' '));
  const rules: Rule[] = [];
  for (const each of flat) {
    if (isMap(each)) rules.push(readRule(each, `${where}:rule`, faults, kind, allowed));
    else faults.add(`${where}:rule config should be a hash`);
  }
  return rules;
}

function readRule(
  rule: YamlMap,
  where: string,
  faults: Faults,
  kind: keyof typeof keysOf,
  allowed: ReadonlySet<string>,
): Rule {
  readKeys(rule, allowed, where, faults);
  if (rule.size === 0) faults.add(`${where} config can't be blank`);
  const condition = rule.get('if');
  const expression = typeof condition === 'string' ? parseExpression(condition) : null;
  if (!isAbsent(condition) && expression === null) {
    faults.add(`${where} if invalid expression syntax`);
  }
  const choices = kind === 'job' ? whens : (['always', 'never'] as const);
  const when = readChoice<RuleWhen>(rule.get('when'), choices, `${where} when`, faults);
  const startIn = readCiDuration(rule.get('start_in'), `${where} start in`, faults, durations.week);
  if (when === 'delayed' && startIn === null) {
    faults.add(`${where} start in should be a duration`);
  }
  if (when !== 'delayed' && startIn !== null) {
    faults.add(`${where} start in must be blank`);
  }
  return {
    if: expression,
    changes: readChanges(rule.get('changes'), `${where}:changes`, faults),
    exists: readExists(rule.get('exists'), `${where}:exists`, faults),
    when,
    startIn,
    allowFailure: readBoolean(rule.get('allow_failure'), `${where} allow failure`, faults),
    variables: readCiVariables(rule.get('variables'), `${where}:variables`, faults),
    interruptible: readBoolean(rule.get('interruptible'), `${where} interruptible`, faults),
    needs: rule.get('needs'),
    autoCancel: rule.get('auto_cancel'),
  };
}

function readChanges(value: Yaml | undefined, where: string, faults: Faults): Rule['changes'] {
  if (isAbsent(value)) return null;
  if (!isMap(value)) return { paths: readPatterns(value, where, faults), compareTo: null };
  readKeys(value, new Set(['paths', 'compare_to']), where, faults);
  const compareTo = value.get('compare_to');
  if (!isAbsent(compareTo) && typeof compareTo !== 'string') {
    faults.add(`${where} compare to should be a string`);
  }
  const paths = readPatterns(value.get('paths') ?? [], where, faults);
  return { paths, compareTo: typeof compareTo === 'string' ? compareTo : null };
}

function readExists(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): readonly string[] | null {
  if (isAbsent(value)) return null;
  if (!isMap(value)) return readPatterns(value, where, faults);
  readKeys(value, new Set(['paths']), where, faults);
  return readPatterns(value.get('paths') ?? [], where, faults);
}

export function readPatterns(value: Yaml, where: string, faults: Faults): readonly string[] {
  const patterns = readTexts(value, `${where} config`, faults);
  if (patterns.length > maxPatterns) {
    faults.add(`${where} config has too many entries (maximum ${maxPatterns})`);
  }
  return patterns;
}

/** Rules decide by these facts, within the work that is left to them. */
export interface RuleFacts extends PipelineFacts {
  readonly budget: PlanBudget;
  /** Paths that the whole configuration names; left out while it is being read. */
  readonly named?: ReadonlySet<string>;
}

/** Null where no rule matches. */
export async function findFirstMatch(
  rules: readonly Rule[],
  facts: RuleFacts,
  lookup: Lookup,
): Promise<Rule | null> {
  for (const rule of rules) {
    if (await matches(rule, facts, lookup)) return rule;
  }
  return null;
}

async function matches(rule: Rule, facts: RuleFacts, lookup: Lookup): Promise<boolean> {
  if (rule.if !== null && !isTrue(rule.if, lookup, facts.budget)) return false;
  if (rule.changes !== null) {
    const { paths, compareTo } = rule.changes;
    const ref = compareTo === null ? null : expandVariables(compareTo, lookup);
    if (!(await matchesChanges(paths, facts, lookup, ref))) return false;
  }
  if (rule.exists === null) return true;
  return hasMatchingFile(expandPaths(rule.exists, lookup), facts);
}

/**
 * Looks up plain paths of the configuration by name, all at once, and lists the whole tree only for wildcards and for
 * too many paths.
 */
async function hasMatchingFile(patterns: readonly string[], facts: RuleFacts): Promise<boolean> {
  const { named } = facts;
  if (named !== undefined && patterns.every((pattern) => named.has(pattern))) {
    const present = await facts.present([...named]);
    return patterns.some((pattern) => present.includes(pattern));
  }
  const paths = await facts.paths();
  return paths === null || matchesAny(patterns, paths, facts.budget);
}

/** Maximum names that are looked up one by one; more are searched among all paths. */
const maxNamedFiles = 200;

/** The names of files in `exists` that are the same in every pipeline, in the order of the rules; none if too many. */
export function listNamedFiles(rules: readonly Rule[]): ReadonlySet<string> {
  const named = new Set(
    rules
      .flatMap((rule) => rule.exists ?? [])
      .filter((pattern) => !isWild(pattern) && !pattern.includes('$'))
      .map(toRelativePath),
  );
  return named.size > maxNamedFiles ? new Set() : named;
}

/** A path with a leading slash, `/a`, matches nothing: paths have none. */
const toRelativePath = (path: string) => path.replace(/^\.\//, '');

export async function matchesChanges(
  patterns: readonly string[],
  facts: RuleFacts,
  lookup: Lookup,
  compareTo: string | null,
): Promise<boolean> {
  const changed = await facts.changedPaths(compareTo);
  if (changed === 'unknown ref') {
    throw new UnreadableConfiguration(
      'Failed to parse rule: rules:changes:compare_to is not a valid ref',
    );
  }
  return changed === null || matchesAny(expandPaths(patterns, lookup), changed, facts.budget);
}

function expandPaths(patterns: readonly string[], lookup: Lookup): readonly string[] {
  return patterns.map((each) => toRelativePath(expandVariables(each, lookup, true)));
}
