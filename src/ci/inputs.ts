import type { Faults } from './faults.ts';
import { isAbsent, readMap } from './keywords.ts';
import { matchesWithin, readExpression } from './regular-expressions.ts';
import type { PlanBudget } from './budget.ts';
import { expandVariables, type Lookup } from './variables.ts';
import {
  FaultyHeader,
  isList,
  toJsonTree,
  type Yaml,
  type YamlMap,
  YamlReference,
} from './yaml.ts';

/** Inputs of an included file, and the dependencies of their functions. */
export interface IncludeInputs {
  readonly inputs: YamlMap;
  /** Finds no masked variables, because inputs become public names. */
  readonly lookup: Lookup;
  readonly budget: PlanBudget;
}

const headerKeys = new Set(['spec']);
const specKeys = new Set(['inputs']);
const inputKeys = new Set(['default', 'description', 'options', 'regex', 'type']);
const maxFunctions = 3;

/**
 * A configuration with the inputs put in that the document before it (`spec: inputs`) declares. Without that document
 * nothing is put in. All faults are added to `faults`.
 */
export function applyInputs(
  header: YamlMap | null,
  value: Yaml,
  included: IncludeInputs,
  faults: Faults,
): Yaml {
  if (header === null) {
    if (included.inputs.size > 0) {
      faults.add(
        'Given inputs not defined in the `spec` section of the included configuration file',
      );
    }
    return value;
  }
  readMap(header, headerKeys, 'header', faults);
  const spec = readMap(header.get('spec'), specKeys, 'header:spec', faults);
  const declared = readMap(spec?.get('inputs'), null, 'header:spec:inputs', faults) ?? new Map();
  const inputs = new Map<string, Yaml>();
  for (const [name, declaration] of declared as YamlMap) {
    const rules = isAbsent(declaration)
      ? new Map<string, Yaml>()
      : readMap(declaration, inputKeys, `header:spec:inputs:${name}`, faults);
    if (rules === null) continue;
    const input = readInput(name, rules, included, faults);
    if (input !== undefined) inputs.set(name, input);
  }
  const unknown = [...included.inputs.keys()].filter((name) => !declared.has(name));
  if (unknown.length > 0) faults.add(`unknown input arguments: ${unknown.join(', ')}`);
  return faults.any ? value : new Interpolation(inputs, included.lookup, faults).apply(value);
}

const types: Readonly<Record<string, (value: Yaml) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: isList,
};

/** Value of one input: the given one, or its default. Undefined after a fault. */
function readInput(
  name: string,
  rules: YamlMap,
  { inputs, budget }: IncludeInputs,
  faults: Faults,
): Yaml | undefined {
  const addFault = (text: string) => {
    faults.add(`\`${name}\` input: ${text}`);
    return undefined;
  };
  const type = formatValue(rules.get('type') ?? 'string');
  const fits = Object.hasOwn(types, type) ? types[type] : undefined;
  if (fits === undefined) return addFault(`unknown input type: ${type.slice(0, 100)}`);
  const isGiven = inputs.has(name);
  const value = isGiven ? inputs.get(name) : rules.get('default');
  if (value === undefined || (isGiven && value === null)) {
    return addFault('required value has not been provided');
  }
  if (value === null) return '';
  const kind = isGiven ? 'provided' : 'default';
  if (!fits(value))
    return addFault(`${kind} value is not ${type === 'array' ? 'an' : 'a'} ${type}`);
  const options = rules.get('options');
  if (!isAbsent(options)) {
    if (!isList(options)) return addFault('options must be an array');
    if (!options.includes(value)) {
      return addFault(
        `\`${formatValue(value).slice(0, 100)}\` cannot be used because it is not in the list of allowed options`,
      );
    }
  }
  const regex = rules.get('regex');
  if (!isAbsent(regex)) {
    const expression = typeof regex === 'string' ? readExpression(`/${regex}/`) : null;
    if (expression === null) return addFault('RegEx validation is not valid');
    if (typeof value !== 'string' || !matchesWithin(expression, value, budget)) {
      return addFault(`${kind} value does not match required RegEx pattern`);
    }
  }
  return value;
}

/** A value as a text has it: lists and maps as JSON. */
const formatValue = (value: Yaml): string =>
  typeof value === 'string' ? value : JSON.stringify(toJsonTree(value));

/** `$[[ inputs.name | function ]]`, in one line. */
const block = /\$\[\[([^\n]{0,1024}?)\]\]/g;
const wholeBlock = /^\$\[\[((?:(?!\]\])[^\n]){0,1024})\]\]$/;

/** Maximum characters of interpolated inputs in a file, including arguments and results of functions. */
const maxInterpolatedChars = 4_194_304;

class Interpolation {
  readonly #inputs: ReadonlyMap<string, Yaml>;
  readonly #lookup: Lookup;
  readonly #faults: Faults;
  /** Replaced values by their originals, so that aliases stay shared. */
  readonly #done = new Map<object, Yaml>();
  #chars = 0;

  constructor(inputs: ReadonlyMap<string, Yaml>, lookup: Lookup, faults: Faults) {
    this.#inputs = inputs;
    this.#lookup = lookup;
    this.#faults = faults;
  }

  apply(value: Yaml): Yaml {
    if (typeof value === 'string') return this.#inText(value);
    if (typeof value !== 'object' || value === null || value instanceof YamlReference) return value;
    const known = this.#done.get(value);
    if (known !== undefined) return known;
    const made: Yaml = isList(value)
      ? value.map((each) => this.apply(each))
      : new Map([...value].map(([key, each]) => [this.#inKey(key), this.apply(each)]));
    this.#done.set(value, made);
    return made;
  }

  #inKey(key: string): string {
    const made = this.#inText(key);
    return made === key ? key : this.#count(formatValue(made));
  }

  /** A text that is one block becomes the value, of whatever type; in other texts values are written out. */
  #inText(text: string): Yaml {
    if (!text.includes('$[[')) return text;
    const [, whole] = wholeBlock.exec(text) ?? [];
    if (whole !== undefined) return this.#evaluate(whole);
    return text.replace(block, (_, expression: string) =>
      this.#count(formatValue(this.#evaluate(expression))),
    );
  }

  #evaluate(expression: string): Yaml {
    const [access = '', ...functions] = expression.split('|').map((part) => part.trim());
    const [, name] = /^inputs\.([\w-]+)$/.exec(access) ?? [];
    const value = name === undefined ? undefined : this.#inputs.get(name);
    if (value === undefined) return this.#fault(`unknown interpolation key: \`${name ?? access}\``);
    if (functions.length > maxFunctions)
      return this.#fault('too many functions in interpolation block');
    let result = value;
    for (const name of functions) {
      const [, from, length] = /^truncate\(\s*(\d{1,9})\s*,\s*(\d{1,9})\s*\)$/.exec(name) ?? [];
      if (typeof result !== 'string') return this.#fault(`\`${name}\` takes a string alone`);
      if (from !== undefined) result = result.slice(Number(from), Number(from) + Number(length));
      else if (name === 'expand_vars') result = this.#expand(result);
      else return this.#fault(`no function matching \`${name}\``);
    }
    return result;
  }

  #expand(text: string): string {
    return this.#count(expandVariables(this.#count(text), this.#lookup, true));
  }

  /** @throws FaultyHeader once all texts together are too long */
  #count(text: string): string {
    this.#chars += text.length;
    if (this.#chars <= maxInterpolatedChars) return text;
    throw new FaultyHeader('The inputs are too long');
  }

  #fault(text: string): Yaml {
    this.#faults.add(text);
    return '';
  }
}
