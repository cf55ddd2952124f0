import { Faults } from './faults.ts';
import { isAbsent, readMap } from './keywords.ts';
import type { YamlMap } from './yaml.ts';

const headerKeys = new Set(['spec']);
const specKeys = new Set(['inputs', 'include', 'component']);
const inputKeys = new Set(['default', 'description', 'options', 'regex', 'rules', 'type']);

/** The faults of the document that may stand before a configuration and tells its inputs. */
export function findHeaderFaults(header: YamlMap): readonly string[] {
  const faults = new Faults();
  readMap(header, headerKeys, 'header', faults);
  const spec = readMap(header.get('spec'), specKeys, 'header:spec', faults);
  const inputs = readMap(spec?.get('inputs'), null, 'header:spec:inputs', faults);
  for (const [name, input] of inputs ?? []) {
    if (!isAbsent(input)) readMap(input, inputKeys, `header:spec:inputs:${name}`, faults);
  }
  return faults.texts;
}
