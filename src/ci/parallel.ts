import type { Faults } from './faults.ts';
import { isAbsent, readKeys } from './keywords.ts';
import type { PlannedVariable } from './plan.ts';
import { isList, isMap, type Yaml } from './yaml.ts';

/** A copy of a job with `parallel`. */
export interface Copy {
  readonly name: string;
  readonly index: number;
  readonly total: number;
  /** The variables of its place in the matrix. */
  readonly variables: readonly PlannedVariable[];
}

const maxNumberedJobs = 50;
const maxMatrixJobs = 200;
const maxAxes = 100;
const parallelKeys = new Set(['matrix']);

/** Null for a job without parallel copies. */
export function readParallel(
  name: string,
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): readonly Copy[] | null {
  if (isAbsent(value)) return null;
  if (isMap(value)) {
    readKeys(value, parallelKeys, where, faults);
    return readMatrix(name, value.get('matrix'), `${where}:matrix`, faults);
  }
  if (typeof value !== 'number') {
    faults.add(`${where} should be an integer or a hash`);
    return null;
  }
  if (value < 2) faults.add(`${where} config must be greater than or equal to 2`);
  if (value > maxNumberedJobs) {
    faults.add(`${where} config must be less than or equal to ${maxNumberedJobs}`);
    return null;
  }
  return Array.from({ length: Math.max(value, 0) }, (_, index) => ({
    name: `${name} ${index + 1}/${value}`,
    index: index + 1,
    total: value,
    variables: [],
  }));
}

function readMatrix(
  name: string,
  value: Yaml | undefined,
  where: string,
  faults: Faults,
): readonly Copy[] | null {
  if (!isList(value) || value.length === 0) {
    faults.add(`${where} config should be an array of hashes`);
    return null;
  }
  const rows: PlannedVariable[][] = [];
  for (const each of value) {
    const combined = combineAxes(each, where, faults);
    // The product is looked at before it is made.
    if (combined === null) return null;
    if (rows.length + combined.count > maxMatrixJobs) {
      faults.add(`${where} config generates too many jobs (maximum is ${maxMatrixJobs})`);
      return null;
    }
    rows.push(...combined.rows());
  }
  return rows.map((variables, index) => ({
    name: `${name}: [${variables.map((variable) => variable.value).join(', ')}]`,
    index: index + 1,
    total: rows.length,
    variables,
  }));
}

function combineAxes(
  value: Yaml,
  where: string,
  faults: Faults,
): { readonly count: number; rows(): PlannedVariable[][] } | null {
  if (!isMap(value) || value.size === 0) {
    faults.add(`${where} config should be an array of hashes`);
    return null;
  }
  if (value.size > maxAxes) {
    faults.add(`${where} config has too many variables (maximum is ${maxAxes})`);
    return null;
  }
  const axes: [string, readonly string[]][] = [];
  let count = 1;
  for (const [key, yaml] of value) {
    const values = isList(yaml) ? (yaml.flat(3) as readonly Yaml[]) : [yaml];
    const texts = values.filter((each) => typeof each === 'string' || typeof each === 'number');
    if (texts.length < values.length || texts.length === 0) {
      faults.add(
        `${where}:variables config should be a hash of key value pairs, value can be an array`,
      );
      return null;
    }
    axes.push([key, texts.map(String)]);
    count *= texts.length;
  }
  const listRows = () => Array.from({ length: count }, (_, index) => computeRow(axes, index));
  return { count, rows: listRows };
}

/** Combination at an index; the last axis changes first. */
function computeRow(axes: readonly (readonly [string, readonly string[]])[], index: number) {
  const row: PlannedVariable[] = [];
  let left = index;
  for (const [key, values] of axes.toReversed()) {
    row.push({ key, value: values[left % values.length] ?? '', raw: false });
    left = Math.floor(left / values.length);
  }
  return row.reverse();
}
