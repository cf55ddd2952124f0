import { ENOUGH } from '../runtime/faults.ts';

/** The parameters of a failed keyword that its message needs. */
const TOLD_PARAMS = new Map([
  ['maxLength', 'limit'],
  ['maxItems', 'limit'],
  ['required', 'missingProperty'],
  ['dependentRequired', 'missingProperty'],
]);

/** The module that formats are taken from, as ajv is told. */
export const FORMATS = 'formats';

/**
 * Turns the output of ajv's standalone emitter into a module of ours: with the helpers of our runtime, and without code
 * that is never read.
 */
export function validatorModule(code: string): string {
  const imports: string[] = [];
  let body = code
    .replace('"use strict";', '')
    .replace(
      /const (\w+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
      (_, local: string, helper: string) => {
        if (helper === 'ucs2length') {
          imports.push("import { ucs2length } from '../../generator/runtime/length.ts';");
          return `const ${local} = ucs2length;`;
        }
        imports.push("import { isDeepStrictEqual } from 'node:util';");
        return `const ${local} = isDeepStrictEqual;`;
      },
    )
    .replace(
      /const (\w+) = require\("formats"\)(\.\w+|\["[\w-]+"\]);/g,
      (_, local: string, member: string) => {
        imports.push("import { formats } from '../../generator/runtime/formats.ts';");
        return `const ${local} = formats${member};`;
      },
    );
  if (body.includes('require('))
    throw new Error('a validator needs a module that is not there at run time');
  body = withBoundedLoops(withCheapLengths(withShortErrors(body))).replace(
    /\/\*# sourceURL="[^"]*" \*\/;/g,
    '',
  );
  if (body.includes('withError('))
    imports.push("import { withError } from '../../generator/runtime/validator-error.ts';");
  if (body.includes('eachProperty('))
    imports.push("import { eachProperty } from '../../generator/runtime/each-property.ts';");
  body = body
    .replace(/;(?=(?:export |function |const |var ))/g, ';\n')
    .replace(/\}(?=export const check)/g, '}\n');
  body = withoutUnusedSchemas(body);
  // Told, not inferred: the compiler does not survive following the flow of a function that checks a large body.
  imports.push("import type { Validator } from '../../generator/runtime/operation.ts';");
  body = body.replace(/^export const (check\d+) = /gm, 'export const $1: Validator = ');
  return `// @ts-nocheck\n${[...new Set(imports)].toSorted().join('\n')}\n${body}\n`;
}

/** Errors are two thirds of what ajv prints; each becomes one call. */
const withShortErrors = (body: string): string =>
  body.replace(
    /const (err\d+) = \{instancePath(?::([^;{}]*?))?,schemaPath:"(?:[^"\\]|\\.)*",keyword:"(\w+)",params:\{(.*?)\}\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/gs,
    (_, _name, path: string | undefined, keyword: string, params: string) => {
      const told = TOLD_PARAMS.get(keyword);
      const param = told === undefined ? '' : `,{${memberOf(params, told)}}`;
      return `vErrors = withError(vErrors,${path ?? 'instancePath'},"${keyword}"${param});errors++;`;
    },
  );

/** A loop over what the client sends ends once enough is wrong with it. */
function withBoundedLoops(body: string): string {
  const bounded = body
    .replace(
      /for\(let i(\d+)=(\d+); i\1<(len\d+); i\1\+\+\)/g,
      `for(let i$1=$2,stop$1=errors+${ENOUGH}; i$1<$3&&errors<stop$1; i$1++)`,
    )
    .replace(
      /for\(const key(\d+) in (\w+)\)\{/g,
      `const stopKey$1=errors+${ENOUGH};for(const key$1 in $2){if(errors>=stopKey$1)break;`,
    );
  // `uniqueItems` of plain values looks at each once, and ends with the first that comes twice.
  const other = /for\s*\((?!let i\d+=\d+,stop|const key\d+ in |;i\d+--;\))[^)]*\)/.exec(bounded);
  if (other !== null) throw new Error(`a validator has a loop without a bound: ${other[0]}`);
  return bounded;
}

/** Characters are counted only where the length leaves it open: each is one or two units. */
const withCheapLengths = (body: string): string =>
  body.replace(
    /(?<=if\()(func\d+)\((\w+)\) ([<>]) (\d+)(?=\))/g,
    (_, count: string, data: string, sign: string, limit: string) =>
      sign === '>'
        ? `${data}.length > ${limit} && (${data}.length > ${2 * Number(limit)} || ${count}(${data}) > ${limit})`
        : `${data}.length < ${2 * Number(limit)} && ${count}(${data}) < ${limit}`,
  );

function memberOf(params: string, name: string): string {
  const member = new RegExp(`${name}: (?:"(?:[^"\\\\]|\\\\.)*"|[^,]*)`).exec(params)?.[0];
  if (member === undefined) throw new Error(`a validator does not tell ${name}: ${params}`);
  return member;
}

/** Schemas are printed for the errors to point into, which they no longer do. */
function withoutUnusedSchemas(body: string): string {
  const used = new Map<string, number>();
  for (const [name] of body.matchAll(/\bschema\d+\b/g)) used.set(name, (used.get(name) ?? 0) + 1);
  return body.replace(/^const (schema\d+) = .*;\n/gm, (line, name: string) =>
    used.get(name) === 1 ? '' : line,
  );
}
