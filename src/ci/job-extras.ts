import type { Faults } from './faults.ts';
import {
  isAbsent,
  readBoolean,
  readChoice,
  readKeys,
  readMap,
  readText,
  readTexts,
} from './keywords.ts';
import type { PlannedAsset, PlannedChildFile, PlannedRelease, PlannedTrigger } from './plan.ts';
import { isList, isMap, type Yaml, type YamlMap, toJsonTree } from './yaml.ts';

const releaseKeys = new Set(
  'tag_name tag_message name description ref milestones released_at assets'.split(' '),
);
const assetKeys = new Set(['links']);
const linkTypes = ['other', 'runbook', 'image', 'package'] as const;

export function readRelease(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): PlannedRelease | null {
  if (isAbsent(value)) return null;
  if (!isMap(value)) {
    faults.add(`${where} config should be a hash`);
    return null;
  }
  readKeys(value, releaseKeys, where, faults);
  const readTextKey = (key: string) =>
    readText(value.get(key), `${where} ${key.replace('_', ' ')}`, faults);
  const tagName = readTextKey('tag_name') ?? '';
  const description = readTextKey('description') ?? '';
  if (tagName === '') faults.add(`${where} tag name can't be blank`);
  if (description === '') faults.add(`${where} description can't be blank`);
  const releasedAt = readTextKey('released_at');
  if (releasedAt !== null && Number.isNaN(Date.parse(releasedAt))) {
    faults.add(`${where} released at must be a valid datetime`);
  }
  return {
    tagName,
    tagMessage: readTextKey('tag_message'),
    name: readTextKey('name'),
    description,
    ref: readTextKey('ref'),
    milestones: readTexts(value.get('milestones'), `${where} milestones`, faults, true),
    releasedAt,
    assets: readAssets(value.get('assets'), `${where}:assets`, faults),
  };
}

function readAssets(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): readonly PlannedAsset[] {
  if (isAbsent(value)) return [];
  const links = readMap(value, assetKeys, where, faults)?.get('links') ?? null;
  if (!isList(links)) {
    faults.add(`${where} links should be an array of hashes`);
    return [];
  }
  return links.flatMap((link) => {
    if (!isMap(link)) {
      faults.add(`${where} links should be an array of hashes`);
      return [];
    }
    const place = `${where}:links:link`;
    readKeys(link, new Set(['name', 'url', 'filepath', 'link_type']), place, faults);
    const name = readText(link.get('name'), `${place} name`, faults) ?? '';
    const url = readText(link.get('url'), `${place} url`, faults) ?? '';
    if (name === '') faults.add(`${place} name can't be blank`);
    if (url === '') faults.add(`${place} url can't be blank`);
    const filepath = readText(link.get('filepath'), `${place} filepath`, faults);
    const linkType = readChoice(link.get('link_type'), linkTypes, `${place} link type`, faults);
    return [{ name, url, filepath, linkType }];
  });
}

const triggerKeys = new Set(['project', 'branch', 'include', 'strategy', 'forward']);
const forwardKeys = new Set(['yaml_variables', 'pipeline_variables']);
const childFileKeys = new Set(
  'local project ref file remote template artifact job inputs'.split(' '),
);
const maxChildFiles = 3;

export function readTrigger(
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): PlannedTrigger | null {
  if (isAbsent(value)) return null;
  const map: YamlMap | null =
    typeof value === 'string' ? new Map([['project', value]]) : isMap(value) ? value : null;
  if (map === null) {
    faults.add(`${where} config has to be either a string or a hash`);
    return null;
  }
  readKeys(map, triggerKeys, where, faults);
  const project = readText(map.get('project'), `${where} project`, faults);
  const branch = readText(map.get('branch'), `${where} branch`, faults);
  const yaml = map.get('include');
  const include = isAbsent(yaml) ? null : readChildFiles(yaml, `${where}:include`, faults);
  if (value === '') faults.add(`${where} config can't be blank`);
  else if (project === null && include === null) faults.add(`${where} project can't be blank`);
  if (include !== null && (project !== null || branch !== null)) {
    const [key] = project === null ? ['branch'] : ['project'];
    faults.add(`${where} config contains unknown keys: ${key}`);
  }
  const forward = readMap(map.get('forward'), forwardKeys, `${where}:forward`, faults);
  const readForward = (key: string) => {
    const place = `${where}:forward ${key.replace('_', ' ')}`;
    return readBoolean(forward?.get(key), place, faults);
  };
  const strategies = ['depend', 'mirror'] as const;
  const strategy = readChoice(map.get('strategy'), strategies, `${where} strategy`, faults);
  return {
    project,
    branch,
    include,
    strategy: strategy === null ? null : 'depend',
    forward: {
      yamlVariables: readForward('yaml_variables') ?? true,
      pipelineVariables: readForward('pipeline_variables') ?? false,
    },
  };
}

function readChildFiles(value: Yaml, where: string, faults: Faults): readonly PlannedChildFile[] {
  const files = isList(value) ? value : [value];
  if (files.length > maxChildFiles) {
    faults.add(`${where} config is too long (maximum is ${maxChildFiles})`);
  }
  return files.slice(0, maxChildFiles).flatMap((each) => {
    if (typeof each === 'string') return [{ local: each }];
    if (isMap(each)) readKeys(each, childFileKeys, where, faults);
    const read = isMap(each) ? readChildFile(each, where, faults) : null;
    if (read === null) faults.add(`${where}:include config should be a hash or a string`);
    return read ?? [];
  });
}

function readChildFile(
  map: YamlMap,
  where: string,
  faults: Faults,
): readonly PlannedChildFile[] | null {
  const values = readMap(map.get('inputs'), null, `${where}:inputs`, faults);
  const inputs = values === null ? {} : { inputs: toJsonTree(values) };
  const readTextKey = (key: string) => {
    const value = map.get(key);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const [local, project, remote] = [
    readTextKey('local'),
    readTextKey('project'),
    readTextKey('remote'),
  ];
  const [template, artifact, job] = [
    readTextKey('template'),
    readTextKey('artifact'),
    readTextKey('job'),
  ];
  if (local !== null) return [{ local, ...inputs }];
  if (remote !== null) return [{ remote, ...inputs }];
  if (template !== null) return [{ template, ...inputs }];
  if (artifact !== null && job !== null) return [{ artifact, job, ...inputs }];
  const file = map.get('file');
  const names = isList(file) ? file : [file];
  const files = names.filter((name) => typeof name === 'string');
  if (project === null || files.length === 0 || files.length < names.length) return null;
  return files.map((file) => ({ project, ref: readTextKey('ref'), file, ...inputs }));
}
