import type { Faults } from './faults.ts';
import {
  isAbsent,
  readBoolean,
  readChoice,
  readCiDuration,
  readKeys,
  readMap,
  readText,
  readTexts,
  readCiVariables,
} from './keywords.ts';
import type {
  ArtifactAccess,
  PlannedArtifacts,
  PlannedCache,
  PlannedEnvironment,
  PlannedImage,
  PlannedRetry,
  PlannedService,
} from './plan.ts';
import { isList, isMap, type Yaml, type YamlMap } from './yaml.ts';

const createWordSet = (words: string) => new Set(words.split(' '));
const afterwards = ['on_success', 'on_failure', 'always'] as const;

const imageKeys = createWordSet('name entrypoint ports pull_policy docker kubernetes');
const serviceKeys = createWordSet(
  'name entrypoint ports pull_policy docker kubernetes alias command variables',
);
const dockerKeys = createWordSet('platform user');
const podKeys = createWordSet('user');
const pullPolicies = ['always', 'never', 'if-not-present'];

export function readImage(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): PlannedImage | null {
  if (isAbsent(value)) return null;
  if (typeof value === 'string') return { name: value, entrypoint: null, pullPolicy: null };
  if (!isMap(value)) {
    faults.add(`${where} config should be a hash or a string`);
    return null;
  }
  readKeys(value, imageKeys, where, faults);
  return readImageMap(value, where, faults);
}

function readImageMap(value: YamlMap, where: string, faults: Faults): PlannedImage {
  const name = readText(value.get('name'), `${where} name`, faults) ?? '';
  if (name === '') faults.add(`${where} name can't be blank`);
  const policies = readTexts(value.get('pull_policy'), `${where} pull policy`, faults, true);
  if (policies.some((policy) => !pullPolicies.includes(policy))) {
    faults.add(`${where} pull policy should be one of: ${pullPolicies.join(', ')}`);
  }
  const docker = readOptions(value.get('docker'), dockerKeys, `${where}:docker`, faults);
  const kubernetes = readOptions(value.get('kubernetes'), podKeys, `${where}:kubernetes`, faults);
  return {
    name,
    entrypoint: listOrNull(value, 'entrypoint', where, faults),
    pullPolicy: policies.length === 0 ? null : policies,
    ...((docker !== null || kubernetes !== null) && {
      executorOptions: {
        ...(docker !== null && { docker }),
        ...(kubernetes !== null && { kubernetes }),
      },
    }),
  };
}

/** Given options of an executor; null without any. */
function readOptions(
  value: Yaml | undefined,
  keys: ReadonlySet<string>,
  where: string,
  faults: Faults,
): Readonly<Record<string, string>> | null {
  const map = readMap(value, keys, where, faults);
  const options = [...keys].flatMap((key) => {
    const yaml = map?.get(key);
    // Users of a container have numbers as well as names.
    const text = typeof yaml === 'number' && key === 'user' ? String(yaml) : yaml;
    const read = readText(text, `${where} ${key}`, faults);
    return read === null ? [] : [[key, read] as const];
  });
  return options.length === 0 ? null : Object.fromEntries(options);
}

function listOrNull(
  value: YamlMap,
  key: string,
  where: string,
  faults: Faults,
): readonly string[] | null {
  const yaml = value.get(key);
  return isAbsent(yaml) ? null : readTexts(yaml, `${where} ${key}`, faults, true);
}

export function readServices(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): readonly PlannedService[] {
  if (isAbsent(value)) return [];
  if (!isList(value)) {
    faults.add(`${where} config should be a array`);
    return [];
  }
  const services: PlannedService[] = [];
  const place = `${where}:service`;
  for (const each of value.flat(3) as readonly Yaml[]) {
    const none = { alias: null, command: null, variables: [] };
    if (typeof each === 'string') {
      services.push({ name: each, entrypoint: null, pullPolicy: null, ...none });
    } else if (isMap(each)) {
      readKeys(each, serviceKeys, place, faults);
      services.push({
        ...readImageMap(each, place, faults),
        alias: readText(each.get('alias'), `${place} alias`, faults),
        command: listOrNull(each, 'command', place, faults),
        variables: readCiVariables(each.get('variables'), `${place}:variables`, faults),
      });
    } else faults.add(`${place} config should be a hash or a string`);
  }
  return services;
}

const artifactKeys = createWordSet(
  'name untracked paths reports when expire_in expose_as exclude public access',
);
/** The reports that a job may say it leaves; each is a type of files. */
export const reportTypes = createWordSet(
  'junit api_fuzzing browser_performance load_performance codequality sast secret_detection dependency_scanning ' +
    'container_scanning dast performance license_management license_scanning lsif dotenv cobertura terraform ' +
    'accessibility coverage_fuzzing cluster_applications requirements requirements_v2 coverage_report metrics cyclonedx ' +
    'annotations repository_xray cluster_image_scanning network_referee',
);

export function readArtifacts(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): PlannedArtifacts | null {
  if (isAbsent(value)) return null;
  if (!isMap(value)) {
    faults.add(`${where} config should be a hash`);
    return null;
  }
  readKeys(value, artifactKeys, where, faults);
  const expireIn = readText(value.get('expire_in'), `${where} expire in`, faults);
  if (expireIn !== null && expireIn !== 'never') {
    readCiDuration(expireIn, `${where} expire in`, faults, Infinity);
  }
  const exposeAs = readText(value.get('expose_as'), `${where} expose as`, faults);
  const paths = readTexts(value.get('paths'), `${where} paths`, faults);
  if (exposeAs !== null) {
    if (!/^\w[-\w ]*$/.test(exposeAs)) {
      faults.add(
        `${where} expose as can contain only letters, digits, '-', '_' and spaces, and begins with neither '-' nor a space`,
      );
    }
    if (exposeAs.length > 100)
      faults.add(`${where} expose as is too long (maximum is 100 characters)`);
    if (paths.length === 0) faults.add(`${where} paths can't be blank`);
    if (paths.some((each) => each.includes('*'))) {
      faults.add(`${where} paths can't contain '*' when used with 'expose_as'`);
    }
  }
  return {
    name: readText(value.get('name'), `${where} name`, faults),
    paths,
    exclude: readTexts(value.get('exclude'), `${where} exclude`, faults),
    untracked: readBoolean(value.get('untracked'), `${where} untracked`, faults) ?? false,
    when: readChoice(value.get('when'), afterwards, `${where} when`, faults) ?? 'on_success',
    expireIn,
    exposeAs,
    access: readAccess(value, where, faults),
    ...readReports(value.get('reports'), `${where}:reports`, faults),
  };
}

function readAccess(value: YamlMap, where: string, faults: Faults): ArtifactAccess {
  const accesses = ['all', 'developer', 'none'] as const;
  const access = readChoice(value.get('access'), accesses, `${where} access`, faults);
  const isPublic = readBoolean(value.get('public'), `${where} public`, faults);
  return access ?? (isPublic === false ? 'developer' : 'all');
}

const coverageKeys = createWordSet('coverage_format path');

function readReports(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): Pick<PlannedArtifacts, 'reports' | 'coverageFormat'> {
  if (isAbsent(value)) return { reports: {}, coverageFormat: null };
  if (!isMap(value)) {
    faults.add(`${where} config should be a hash`);
    return { reports: {}, coverageFormat: null };
  }
  readKeys(value, reportTypes, where, faults);
  const reports: Record<string, readonly string[]> = {};
  let coverageFormat: string | null = null;
  for (const [type, yaml] of value) {
    if (!reportTypes.has(type)) continue;
    if (type === 'coverage_report' && isMap(yaml)) {
      const formats = ['cobertura', 'jacoco'] as const;
      const place = `${where}:coverage_report`;
      readKeys(yaml, coverageKeys, place, faults);
      coverageFormat = readChoice(
        yaml.get('coverage_format'),
        formats,
        `${place} coverage format`,
        faults,
      );
      const path = readText(yaml.get('path'), `${place} path`, faults);
      if (coverageFormat === null) faults.add(`${place} coverage format can't be blank`);
      if (path === null) faults.add(`${place} path can't be blank`);
      reports[type] = path === null ? [] : [path];
    } else if (!isAbsent(yaml)) reports[type] = readTexts(yaml, `${where} ${type}`, faults, true);
  }
  return { reports, coverageFormat };
}

const cacheKeys = createWordSet('key untracked paths policy when fallback_keys unprotect');
const maxCaches = 4;

export function readCaches(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): readonly PlannedCache[] {
  if (isAbsent(value)) return [];
  const caches = isList(value) ? (value.flat(3) as readonly Yaml[]) : [value];
  if (caches.length > maxCaches) {
    faults.add(`${where} config no more than ${maxCaches} caches can be created`);
  }
  return caches.flatMap((each) => readCache(each, where, faults));
}

function readCache(value: Yaml, where: string, faults: Faults): readonly PlannedCache[] {
  if (!isMap(value)) {
    faults.add(`${where} config should be a hash`);
    return [];
  }
  readKeys(value, cacheKeys, where, faults);
  const policy = readText(value.get('policy'), `${where} policy`, faults) ?? 'pull-push';
  if (!['pull-push', 'push', 'pull'].includes(policy) && !policy.includes('$')) {
    faults.add(`${where} policy should be a variable or one of: pull-push, push, pull`);
  }
  const fallbackKeys = readTexts(value.get('fallback_keys'), `${where} fallback keys`, faults);
  if (fallbackKeys.length > 5)
    faults.add(`${where} fallback keys has too many entries (maximum 5)`);
  return [
    {
      ...readCacheKey(value.get('key'), `${where}:key`, faults),
      paths: readTexts(value.get('paths'), `${where}:paths config`, faults),
      untracked: readBoolean(value.get('untracked'), `${where}:untracked config`, faults) ?? false,
      policy,
      when: readChoice(value.get('when'), afterwards, `${where} when`, faults) ?? 'on_success',
      fallbackKeys,
      unprotect: readBoolean(value.get('unprotect'), `${where} unprotect`, faults) ?? false,
    },
  ];
}

function readCacheKey(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): Pick<PlannedCache, 'key' | 'keyFiles' | 'keyPrefix'> {
  const none = { key: null, keyFiles: [], keyPrefix: null };
  if (isAbsent(value)) return none;
  if (typeof value === 'string') {
    const key = value;
    if (key === '.' || key === '..') faults.add(`${where} config cannot be "." or ".."`);
    if (/\/|%2f/i.test(key)) faults.add(`${where} config cannot contain the "/" character`);
    return { ...none, key };
  }
  if (!isMap(value)) {
    faults.add(`${where} should be a hash, a string or a symbol`);
    return none;
  }
  readKeys(value, new Set(['files', 'prefix', 'files_commits']), where, faults);
  const keyFiles = readTexts(value.get('files'), `${where}:files config`, faults);
  if (keyFiles.length === 0) faults.add(`${where} config missing required keys: files`);
  if (keyFiles.length > 2) faults.add(`${where}:files config has too many items (maximum is 2)`);
  return {
    key: null,
    keyFiles,
    keyPrefix: readText(value.get('prefix'), `${where} prefix`, faults),
  };
}

const environmentKeys = createWordSet(
  'name url action on_stop auto_stop_in kubernetes deployment_tier',
);
const clusterKeys = createWordSet('namespace');
const actions = ['start', 'stop', 'prepare', 'verify', 'access'] as const;
const tiers = ['production', 'staging', 'testing', 'development', 'other'] as const;

export function readEnvironment(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): PlannedEnvironment | null {
  if (isAbsent(value)) return null;
  const map: YamlMap | null =
    typeof value === 'string' ? new Map([['name', value]]) : isMap(value) ? value : null;
  if (map === null) {
    faults.add(`${where} config should be a hash or a string`);
    return null;
  }
  readKeys(map, environmentKeys, where, faults);
  readMap(map.get('kubernetes'), clusterKeys, `${where}:kubernetes`, faults);
  const name = readText(map.get('name'), `${where} name`, faults) ?? '';
  if (name === '') faults.add(`${where} name can't be blank`);
  else if (!/^[\w\-./${} ]+$/.test(name) || name.startsWith('/') || name.endsWith('/')) {
    faults.add(
      `${where} name can contain only letters, digits, '-', '_', '/', '$', '{', '}', '.', and spaces, but it cannot start or end with '/'`,
    );
  }
  if (name.length > 255) faults.add(`${where} name is too long (maximum is 255 characters)`);
  const url = readText(map.get('url'), `${where} url`, faults);
  if (url !== null && url.length > 255)
    faults.add(`${where} url is too long (maximum is 255 characters)`);
  const autoStopIn = readText(map.get('auto_stop_in'), `${where} auto stop in`, faults);
  if (autoStopIn !== null && autoStopIn !== 'never' && !autoStopIn.includes('$')) {
    readCiDuration(autoStopIn, `${where} auto stop in`, faults, Infinity);
  }
  return {
    name,
    url,
    action: readChoice(map.get('action'), actions, `${where} action`, faults) ?? 'start',
    onStop: readText(map.get('on_stop'), `${where} on stop`, faults),
    autoStopIn,
    deploymentTier: readChoice(
      map.get('deployment_tier'),
      tiers,
      `${where} deployment tier`,
      faults,
    ),
  };
}

const retryWhens = createWordSet(
  'always unknown_failure script_failure api_failure stuck_or_timeout_failure runner_system_failure ' +
    'runner_unsupported stale_schedule job_execution_timeout archived_failure unmet_prerequisites scheduler_failure ' +
    'data_integrity_failure missing_dependency_failure',
);

export function readRetry(value: Yaml | undefined, where: string, faults: Faults): PlannedRetry {
  const map: YamlMap | null = isMap(value) ? value : null;
  if (map !== null) readKeys(map, new Set(['max', 'when', 'exit_codes']), where, faults);
  // A list of reasons states no maximum.
  const max = (map === null ? value : map.get('max')) ?? 0;
  const name = map === null ? `${where} config` : `${where} max`;
  if (typeof max !== 'number') faults.add(`${where} config has to be either an integer or a hash`);
  else if (max < 0) faults.add(`${name} must be greater than or equal to 0`);
  else if (max > 2) faults.add(`${name} must be less than or equal to 2`);
  const when = readTexts(map?.get('when'), `${where} when`, faults, true);
  const unknown = when.filter((each) => !retryWhens.has(each));
  if (unknown.length > 0)
    faults.add(`${where} when contains unknown values: ${unknown.join(', ')}`);
  return {
    max: typeof max === 'number' ? max : 0,
    when: when.length === 0 ? ['always'] : when,
    exitCodes: readExitCodes(map?.get('exit_codes'), `${where} exit codes`, faults),
  };
}

export function readExitCodes(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): readonly number[] {
  if (isAbsent(value)) return [];
  const codes = isList(value) ? value : [value];
  const numbers = codes.filter((code) => typeof code === 'number');
  if (numbers.length < codes.length)
    faults.add(`${where} should be an array of integers or an integer`);
  return numbers;
}
