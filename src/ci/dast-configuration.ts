import type { Faults } from './faults.ts';
import { readMap, readText } from './keywords.ts';
import type { Yaml } from './yaml.ts';

const profileKeys = ['site_profile', 'scanner_profile'] as const;

/** Refuses the profiles that `dast_configuration` names: projects have none. */
export function checkDastProfiles(value: Yaml | undefined, where: string, faults: Faults): void {
  const profiles = readMap(value, new Set(profileKeys), where, faults);
  for (const key of profileKeys) {
    const name = readText(profiles?.get(key), `${where} ${key.replace('_', ' ')}`, faults);
    if (name !== null) faults.add(`${where} DAST profile not found: ${name}`);
  }
}
