import { checkDastProfiles } from './dast-configuration.ts';
import type { Faults } from './faults.ts';
import { readRelease, readTrigger } from './job-extras.ts';
import {
  readArtifacts,
  readCaches,
  readEnvironment,
  readExitCodes,
  readImage,
  readRetry,
  readServices,
} from './job-parts.ts';
import { readIdTokens, readSecrets } from './job-secrets.ts';
import {
  durations,
  isAbsent,
  readBoolean,
  readChoice,
  readCiDuration,
  readKeys,
  readMap,
  readScript,
  readText,
  readTexts,
  readCiVariables,
} from './keywords.ts';
import { readNeeds, type NeedEntry } from './needs.ts';
import { readPolicy, type RefPolicy } from './only-except.ts';
import { readParallel, type Copy } from './parallel.ts';
import type { PlannedArtifacts, PlannedJob, PlannedVariable } from './plan.ts';
import { readExpression } from './regular-expressions.ts';
import { readRules, type Rule } from './rules.ts';
import { isList, isMap, type Yaml, type YamlMap } from './yaml.ts';

/** The keys of a job that are the same in every pipeline; only `interruptible` may still be changed by a rule. */
type Fixed = Omit<
  PlannedJob,
  'name' | 'stageIndex' | 'when' | 'startIn' | 'allowFailure' | 'needs' | 'parallel' | 'variables'
>;

/** A job as the configuration has it. */
export interface JobEntry {
  readonly name: string;
  readonly fixed: Fixed;
  readonly when: PlannedJob['when'] | null;
  readonly startIn: number | null;
  readonly allowFailure: boolean | null;
  readonly rules: readonly Rule[] | null;
  readonly only: RefPolicy | null;
  readonly except: RefPolicy | null;
  readonly needs: readonly NeedEntry[] | null;
  readonly copies: readonly Copy[] | null;
  readonly variables: readonly PlannedVariable[];
  /** Global variables that the job inherits: all, none, or the named ones. */
  readonly inherits: boolean | readonly string[];
  /** Original `only` and `except`, for the CI lint response. */
  readonly written: { readonly only: Yaml | undefined; readonly except: Yaml | undefined };
}

export const defaultKeys =
  'image services before_script after_script hooks cache artifacts retry timeout interruptible tags id_tokens'.split(
    ' ',
  );
const commonKeys =
  'extends stage only except rules variables inherit allow_failure when start_in needs resource_group environment ' +
  'interruptible parallel';
const buildKeys = new Set(
  `${commonKeys} ${defaultKeys.join(' ')} script dependencies coverage release secrets pages publish dast_configuration`.split(
    ' ',
  ),
);
const bridgeKeys = new Set(`${commonKeys} trigger`.split(' '));
const whens = ['on_success', 'on_failure', 'always', 'manual', 'delayed'] as const;

const inheritKeys = new Set(['default', 'variables']);

/** Job with its defaults; the entry is not used after faults. */
export function readJob(
  name: string,
  own: YamlMap,
  {
    defaults,
    hasWorkflowRules,
    mostNeeds,
  }: {
    readonly defaults: YamlMap;
    /** Then jobs are not left out of pipelines for merge requests by themselves. */
    readonly hasWorkflowRules: boolean;
    readonly mostNeeds: number;
  },
  faults: Faults,
): JobEntry | null {
  const where = `jobs:${name}`;
  if (name.trim() === '') faults.add("jobs name can't be blank");
  if (name.length > 255) faults.add(`${where} name is too long (maximum is 255 characters)`);
  const isBridge = !isAbsent(own.get('trigger'));
  if (!isBridge && isAbsent(own.get('script'))) {
    faults.add(`jobs ${name} config should implement a script: or a trigger: keyword`);
    return null;
  }
  readKeys(own, isBridge ? bridgeKeys : buildKeys, where, faults);
  const job = addDefaults(own, defaults, isBridge, where, faults);
  const rules = own.get('rules');
  if (!isAbsent(rules)) {
    const clash = ['only', 'except', 'start_in'].filter((key) => !isAbsent(own.get(key)));
    if (clash.length > 0)
      faults.add(`${where} config key may not be used with \`rules\`: ${clash.join(', ')}`);
  }
  const startIn = readCiDuration(own.get('start_in'), `${where} start in`, faults, durations.week);
  const when = readChoice(own.get('when'), whens, `${where} when`, faults);
  if (when === 'delayed' && startIn === null) faults.add(`${where} start in should be a duration`);
  if (when !== 'delayed' && startIn !== null && isAbsent(rules)) {
    faults.add(`${where} start in must be blank`);
  }
  const failure = own.get('allow_failure');
  if (isMap(failure)) {
    readKeys(failure, new Set(['exit_codes']), `${where}:allow_failure`, faults);
  }
  const exits = isMap(failure)
    ? readExitCodes(failure.get('exit_codes'), `${where}:allow_failure exit codes`, faults)
    : [];
  const inherit = own.get('inherit');
  if (isMap(inherit)) readKeys(inherit, inheritKeys, `${where}:inherit`, faults);
  return {
    name,
    fixed: { ...readFixed(name, job, isBridge, where, faults), allowFailureExitCodes: exits },
    when,
    startIn,
    allowFailure: isMap(failure)
      ? false
      : readBoolean(failure, `${where} allow failure`, faults, 'a hash or a boolean value'),
    rules: isAbsent(rules) ? null : readRules(rules, `${where}:rules`, faults, 'job'),
    only:
      isAbsent(rules) && !(hasWorkflowRules && isAbsent(own.get('only')))
        ? readPolicy(own.get('only'), 'only', `${where}:only`, faults)
        : null,
    except: isAbsent(rules)
      ? readPolicy(own.get('except'), 'except', `${where}:except`, faults)
      : null,
    needs: readNeeds(own.get('needs'), name, mostNeeds, faults),
    copies: readParallel(name, own.get('parallel'), `${where}:parallel`, faults),
    variables: readCiVariables(own.get('variables'), `${where}:variables`, faults),
    inherits: readInherit(inherit, 'variables', where, faults),
    written: { only: own.get('only'), except: own.get('except') },
  };
}

function readInherit(
  value: Yaml | undefined,
  key: string,
  where: string,
  faults: Faults,
): boolean | readonly string[] {
  if (isAbsent(value)) return true;
  if (!isMap(value)) {
    faults.add(`${where}:inherit config should be a hash`);
    return true;
  }
  const yaml = value.get(key);
  if (isList(yaml)) return readTexts(yaml, `${where}:inherit:${key} config`, faults);
  return readBoolean(yaml, `${where}:inherit:${key} config`, faults) ?? true;
}

function addDefaults(
  own: YamlMap,
  defaults: YamlMap,
  isBridge: boolean,
  where: string,
  faults: Faults,
): YamlMap {
  const inherits = readInherit(own.get('inherit'), 'default', where, faults);
  if (defaults.size === 0 || inherits === false) return own;
  const job = new Map<string, Yaml>(own);
  for (const [key, value] of defaults) {
    if (job.has(key) || (isBridge && key !== 'interruptible')) continue;
    if (inherits === true || inherits.includes(key)) job.set(key, value);
  }
  return job;
}

function readFixed(
  name: string,
  job: YamlMap,
  isBridge: boolean,
  where: string,
  faults: Faults,
): Omit<Fixed, 'allowFailureExitCodes'> {
  const stage = job.get('stage') ?? 'test';
  if (typeof stage !== 'string') faults.add(`${where}:stage config should be a string`);
  const readScriptKey = (key: string) => readScript(job.get(key), `${where}:${key}`, faults);
  const tags = readTexts(job.get('tags'), `${where}:tags config`, faults);
  if (tags.length >= 50) faults.add(`${where}:tags config must be less than the limit of 50 tags`);
  const hooks = readMap(job.get('hooks'), hookKeys, `${where}:hooks`, faults);
  checkDastProfiles(job.get('dast_configuration'), `${where}:dast_configuration`, faults);
  const dependencies = job.get('dependencies');
  const pages = readPages(name, job, where, faults);
  const artifacts = readArtifacts(job.get('artifacts'), `${where}:artifacts`, faults);
  return {
    stage: typeof stage === 'string' ? stage : 'test',
    kind: isBridge ? 'bridge' : 'build',
    dependencies: isAbsent(dependencies)
      ? null
      : readTexts(dependencies, `${where} dependencies`, faults),
    tags: [...new Set(tags)].sort(),
    beforeScript: readScriptKey('before_script'),
    script: readScriptKey('script'),
    afterScript: readScriptKey('after_script'),
    image: readImage(job.get('image'), `${where}:image`, faults),
    services: readServices(job.get('services'), `${where}:services`, faults),
    artifacts: job.has('pages') && pages !== null ? addFolder(artifacts, pages.publish) : artifacts,
    cache: readCaches(job.get('cache'), `${where}:cache`, faults),
    retry: readRetry(job.get('retry'), `${where}:retry`, faults),
    timeout: readCiDuration(job.get('timeout'), `${where}:timeout config`, faults),
    interruptible:
      readBoolean(job.get('interruptible'), `${where}:interruptible config`, faults) ?? false,
    resourceGroup: readText(job.get('resource_group'), `${where} resource group`, faults),
    environment: readEnvironment(job.get('environment'), `${where}:environment`, faults),
    coverage: readCoverage(job.get('coverage'), `${where}:coverage`, faults),
    release: readRelease(job.get('release'), `${where}:release`, faults),
    secrets: readSecrets(job.get('secrets'), `${where}:secrets`, faults),
    idTokens: readIdTokens(job.get('id_tokens'), `${where}:id_tokens`, faults),
    preGetSourcesScript: readScript(
      hooks?.get('pre_get_sources_script'),
      `${where}:hooks:pre_get_sources_script`,
      faults,
    ),
    trigger: readTrigger(job.get('trigger'), `${where}:trigger`, faults),
    pages,
  };
}

const hookKeys = new Set(['pre_get_sources_script']);

function readCoverage(value: Yaml | undefined, where: string, faults: Faults): string | null {
  if (isAbsent(value)) return null;
  if (typeof value === 'string' && readExpression(value) !== null) {
    const end = value.lastIndexOf('/');
    const flags = value.slice(end + 1);
    const source = value.slice(1, end).replaceAll('\\/', '/');
    return flags === '' ? source : `(?${flags})${source}`;
  }
  faults.add(`${where} config must be a regular expression`);
  return null;
}

const pagesKeys = new Set(['publish', 'path_prefix', 'expire_in']);

function readPages(name: string, job: YamlMap, where: string, faults: Faults): PlannedJob['pages'] {
  const pages = job.get('pages');
  const folder = isMap(pages) ? pages.get('publish') : job.get('publish');
  const isPages =
    isMap(pages) ||
    (readBoolean(isMap(pages) ? true : pages, `${where}:pages config`, faults) ?? name === 'pages');
  if (isMap(pages)) {
    readKeys(pages, pagesKeys, `${where}:pages`, faults);
    readText(pages.get('path_prefix'), `${where}:pages path prefix`, faults);
    const expireIn = readText(pages.get('expire_in'), `${where}:pages expire in`, faults);
    if (expireIn !== 'never') {
      readCiDuration(expireIn ?? undefined, `${where}:pages expire in`, faults, Infinity);
    }
  }
  const publish = readText(folder, `${where} publish`, faults);
  return isPages ? { publish: publish ?? 'public' } : null;
}

function addFolder(artifacts: PlannedArtifacts | null, folder: string): PlannedArtifacts {
  const paths = artifacts?.paths ?? [];
  const none = {
    name: null,
    exclude: [],
    untracked: false,
    when: 'on_success',
    expireIn: null,
  } as const;
  const rest = { exposeAs: null, access: 'all', reports: {}, coverageFormat: null } as const;
  return {
    ...none,
    ...rest,
    ...artifacts,
    paths: paths.includes(folder) ? paths : [...paths, folder],
  };
}
