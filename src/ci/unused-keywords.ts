import type { Faults } from './faults.ts';
import { isAbsent, readChoice, readMap, readText } from './keywords.ts';
import { isList, type Yaml, type YamlMap } from './yaml.ts';

const profileKeys = new Set(['site_profile', 'scanner_profile']);
const stepKeys = new Set(['name', 'step', 'script', 'action', 'env', 'inputs']);

/** Reads the keywords of a job that change nothing here: their authors are told of mistakes all the same. */
export function readUnused(job: YamlMap, where: string, faults: Faults): void {
  readText(job.get('manual_confirmation'), `${where} manual confirmation`, faults);
  readChoice(job.get('identity'), ['google_cloud'], `${where}:identity config`, faults);
  const dast = `${where}:dast_configuration`;
  const profiles = readMap(job.get('dast_configuration'), profileKeys, dast, faults);
  for (const key of profileKeys) {
    readText(profiles?.get(key), `${dast} ${key.replace('_', ' ')}`, faults);
  }
  readSteps(job.get('run'), `${where}:run`, faults);
}

function readSteps(value: Yaml | undefined, where: string, faults: Faults): void {
  if (isAbsent(value)) return;
  if (!isList(value)) {
    faults.add(`${where} config should be an array of hashes`);
    return;
  }
  for (const each of value) readMap(each ?? '', stepKeys, `${where}:step`, faults);
}
