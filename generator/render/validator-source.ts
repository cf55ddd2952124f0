import { ENOUGH } from '../runtime/faults.ts';
import {
  type Importable,
  listImports,
  importTypes,
  importValues,
  ofRuntime,
  type PrintedModule,
} from './printed-module.ts';

/** Module of the formats, as passed to ajv. */
export const FORMATS = 'formats';

/** Module that checks lists for duplicates. */
export const UNIQUE = 'unique';

/**
 * Turns the output of ajv's standalone emitter into a module of ours: with the helpers of our runtime, and without code
 * that is never read.
 * @param isComposed true where some of it are validators of large objects, made of others
 */
export function validatorModule(code: string, isComposed: boolean): PrintedModule {
  const used = new Set<string>(['Validator', ...(isComposed ? ['eachProperty'] : [])]);
  const texts = new Texts();
  let body = texts
    .hide(code.replace('"use strict";', ''))
    .replace(
      /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
      (_, local: string, helper: string) => {
        if (helper === 'ucs2length') {
          used.add('ucs2length');
          return `const ${local} = ucs2length;`;
        }
        used.add('isSameJson');
        return `const ${local} = isSameJson;`;
      },
    )
    .replace(/const (\w+) = require\("unique"\);/g, (_, local: string) => {
      used.add('isUnique');
      return `const ${local} = isUnique;`;
    })
    .replace(
      /const (\w+) = require\("formats"\)(\.\w+|\["[\w-]+"\]);/g,
      (_, local: string, member: string) => {
        used.add('formats');
        return `const ${local} = formats${member};`;
      },
    );
  if (body.includes('require('))
    throw new Error('a validator needs a module that is not there at run time');
  body = limitLoops(
    acceptWholeLists(replaceLengths(shortenErrors(body, listSchemas(body, texts), used))),
  ).replace(/\/\*# sourceURL="[^"]*" \*\/;/g, '');
  // Ajv wraps recursive validators.
  body = body.replace(/\{validate: (validate\d+)\}/g, (_, validator: string) => {
    used.add('oncePerValue');
    return `{validate: oncePerValue(${validator})}`;
  });
  body = body
    .replace(/;(?=(?:export |function |const |var ))/g, ';\n')
    .replace(/\}(?=export const check)/g, '}\n');
  body = texts.show(removeUnusedSchemas(body));
  // The type is declared, not inferred: the compiler cannot analyse a function that checks a large body.
  body = body.replace(/^export const (check\d+) = /gm, 'export const $1: Validator = ');
  return { head: '// @ts-nocheck\n', imports: listImports(helpers, used), body: `${body}\n` };
}

/** Texts of a document within code, which must not be rewritten even if they look like code. */
class Texts {
  readonly #hidden: string[] = [];

  /** Replaces texts in the code by marks, except short plain ones. */
  hide(code: string): string {
    return code.replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
      /^"[\w/-]*"$/.test(text) ? text : `"${MARK}${this.#hidden.push(text) - 1}"`,
    );
  }

  /** The code with its texts again. */
  show(code: string): string {
    return code.replace(MARKED, (_, index: string) => this.#hidden[Number(index)] ?? '');
  }
}

/** Character that no text contains and that code may contain. */
const MARK = '\u{E000}';
const MARKED = new RegExp(`"${MARK}(\\d+)"`, 'gu');

const helpers: readonly Importable[] = [
  importTypes(ofRuntime('operation'), 'Validator'),
  importValues(ofRuntime('each-property'), 'eachProperty'),
  importValues(ofRuntime('formats'), 'formats'),
  importValues(ofRuntime('same-json'), 'isSameJson'),
  importValues(ofRuntime('unique-items'), 'isUnique'),
  importValues(ofRuntime('once-per-value'), 'oncePerValue'),
  importValues(ofRuntime('length'), 'ucs2length'),
  importValues(ofRuntime('validator-error'), 'withError'),
];

/** Errors are two thirds of ajv's output; each becomes one call. */
const shortenErrors = (body: string, schemas: Schemas, used: Set<string>): string =>
  body.replace(
    /const (err\d+) = \{instancePath(?::([^;{}]*?))?,schemaPath:"(?:[^"\\]|\\.)*",keyword:"(\w+)",params:\{((?:(?!if\(vErrors === null\)).)*?)\}(?:, ?propertyName: ?(\w+))?\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/gs,
    (_, _name, path: string | undefined, keyword: string, params: string, name?: string) => {
      used.add('withError');
      // An error about a name belongs to its object.
      const named = name === undefined ? [] : [`propertyName: ${name}`];
      const told = [...listReportedParams(params, schemas), ...named].join(', ');
      const param = told === '' ? '' : `,{${told}}`;
      return `vErrors = withError(vErrors,${path ?? 'instancePath'},"${keyword}"${param});errors++;`;
    },
  );

/** The schemas that ajv prints for its errors to point into, and the texts that are hidden in its code. */
interface Schemas {
  readonly byName: ReadonlyMap<string, unknown>;
  readonly texts: Texts;
}

function listSchemas(body: string, texts: Texts): Schemas {
  const printed = body.matchAll(/const (schema\d+) = ((?:"(?:[^"\\]|\\.)*"|[^";])*);/g);
  const byName = [...printed].flatMap(([, name = '', code = '']) => {
    const text = texts.show(code);
    return isJson(text) ? [[name, JSON.parse(text) as unknown] as const] : [];
  });
  return { byName: new Map(byName), texts };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Facts of a keyword for hosts: all except those for ajv's own messages. */
const TOLD =
  /^(?:format|limit|multipleOf|pattern|type|allowedValues?|missingProperty|additionalProperty|propertyName|minContains|maxContains)$/;

/** Maximum characters of the allowed values of a keyword; longer lists are omitted. */
const LONGEST_VALUES = 300;

function listReportedParams(params: string, schemas: Schemas): readonly string[] {
  const members = params.matchAll(/(\w+):\s*("(?:[^"\\]|\\.)*"|[^,]*)/g);
  return [...members].flatMap(([, name = '', value = '']) => {
    const source = TOLD.test(name) ? findSource(value.trim(), schemas) : null;
    return source === null ? [] : `${name}: ${source}`;
  });
}

/** Replaces a reference into a schema by its value. */
function findSource(value: string, { byName, texts }: Schemas): string | null {
  const [, name, path = ''] = /^(schema\d+)(.*)$/.exec(value) ?? [];
  if (name === undefined) return value;
  const keys = [...texts.show(path).matchAll(/\.(\w+)|\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]/g)].map(
    ([, plain, quoted, index]) => plain ?? index ?? (JSON.parse(`"${quoted}"`) as string),
  );
  const found = keys.reduce<unknown>(
    (place, key) => (place as Readonly<Record<string, unknown>> | undefined)?.[key],
    byName.get(name),
  );
  const text = JSON.stringify(found) as string | undefined;
  return text === undefined || text.length > LONGEST_VALUES ? null : texts.hide(text);
}

/** Ajv counts evaluated elements, or says `true` for all of them, and then compares that to a number. */
const acceptWholeLists = (body: string): string =>
  body
    .replace(/(len\d+) <= (items\d+)/g, '($2 === true || $1 <= $2)')
    .replace(/(len\d+) > (items\d+)/g, '($2 !== true && $1 > $2)');

/** Ends loops over input after enough errors. */
function limitLoops(body: string): string {
  const bounded = body
    .replace(
      /for\(let i(\d+)=(\d+|items\d+); i\1<(len\d+); i\1\+\+\)/g,
      `for(let i$1=$2,stop$1=errors+${ENOUGH}; i$1<$3&&errors<stop$1; i$1++)`,
    )
    .replace(
      /for\(const key(\d+) in (\w+)\)\{/g,
      `const stopKey$1=errors+${ENOUGH};for(const key$1 in $2){if(errors>=stopKey$1)break;`,
    );
  const other = /for\s*\((?!let i\d+=(?:\d+|items\d+),stop|const key\d+ in )[^)]*\)/.exec(bounded);
  if (other !== null) throw new Error(`a validator has a loop without a bound: ${other[0]}`);
  return bounded;
}

/** Characters are counted only where the length leaves it open: each is one or two units. */
const replaceLengths = (body: string): string =>
  body.replace(
    /(?<=if\()(func\d+)\((\w+)\) ([<>]) (\d+)(?=\))/g,
    (_, count: string, data: string, sign: string, limit: string) =>
      sign === '>'
        ? `${data}.length > ${limit} && (${data}.length > ${2 * Number(limit)} || ${count}(${data}) > ${limit})`
        : `${data}.length < ${2 * Number(limit)} && ${count}(${data}) < ${limit}`,
  );

/** Schemas are printed for the errors to point into, which they no longer do. */
function removeUnusedSchemas(body: string): string {
  const used = new Map<string, number>();
  for (const [name] of body.matchAll(/\bschema\d+\b/g)) used.set(name, (used.get(name) ?? 0) + 1);
  return body.replace(/^const (schema\d+) = .*;\n/gm, (line, name: string) =>
    used.get(name) === 1 ? '' : line,
  );
}
