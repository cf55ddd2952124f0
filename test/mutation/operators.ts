import { LONGEST } from '#generator/hearth/violations.ts';

/** A way to break one line of a file. */
interface Operator {
  readonly name: string;
  /** Files that the operator applies to. */
  readonly files: RegExp;
  readonly pattern: RegExp;
  readonly replacement: string | ((...match: string[]) => string);
  /** Operations that answer 501 have nothing to send yet. */
  readonly filledOnly?: true;
}

const CODE = /^(?:src|generator\/runtime)\/.*\.ts$/;
const next = (...[, before = '', number = '0']: string[]) => `${before}${Number(number) + 1}`;
/** Decoders refuse larger numbers, and longer texts come in no request that a test sends: such a bound is as good as the next. */
const nextWithin = (...[all = '', before = '', number = '0']: string[]) => {
  const most = before.startsWith('func') ? LONGEST.body : Number.MAX_SAFE_INTEGER - 1;
  return Number(number) > most ? all : next(all, before, number);
};

export const operators: readonly Operator[] = [
  {
    name: 'condition negated',
    files: CODE,
    pattern: /\bif \(([^{}\n]+)\) (?=return|throw|continue)/,
    replacement: 'if (!($1)) ',
  },
  {
    name: 'refusal forgotten',
    files: CODE,
    pattern: /\bthrow new (?!Error\()(\w+\([^;\n]*\));/,
    replacement: 'void new $1;',
  },
  { name: 'equality turned', files: CODE, pattern: / === (?!undefined)/, replacement: ' !== ' },
  {
    name: 'comparison turned',
    files: CODE,
    pattern: / (>=|>) (?=[\w(])/,
    replacement: (_, sign = '') => (sign === '>=' ? ' < ' : ' <= '),
  },
  { name: 'both becomes either', files: CODE, pattern: / && /, replacement: ' || ' },
  {
    name: 'level lowered',
    files: /^src\/.*policy.*\.ts$/,
    pattern: /AccessLevel\.(?:Maintainer|Owner|Developer|Reporter)\b/,
    replacement: 'AccessLevel.Guest',
  },
  {
    name: 'field left empty',
    files: /presenter\.ts$/,
    pattern: /^( {4}\w+): [\w.]+,$/m,
    replacement: '$1: null as never,',
  },
  // A union of types leaves no code at run time.
  {
    name: 'order reversed',
    files: CODE,
    pattern: /(?<!\| )'asc'(?! \|)/,
    replacement: "'desc'",
  },

  {
    name: 'guard lowered',
    files: /routes\.ts$/,
    pattern: /"level":"(?:guest|reporter|developer|maintainer|owner)"/,
    replacement: '"level":"visible"',
  },
  {
    // Functions for users ask for one themselves.
    name: 'open to anybody',
    files: /routes\.ts$/,
    pattern: /"kind":"administrator"(.*?)"signedIn":true/,
    replacement: '"kind":"anonymous"$1"signedIn":false',
  },
  {
    // Elsewhere the guard, or the function itself, refuses anonymous callers in any case.
    name: 'anonymous let in',
    files: /routes\.ts$/,
    pattern:
      /("kind":"(?:project|group)","level":"visible","parameter":"\w+"(?:,"feature":\w+|,"feature":"\w+")?,)"signedIn":true/,
    replacement: '$1"signedIn":false',
  },
  {
    name: 'scope added',
    files: /routes\.ts$/,
    pattern: /scopes: \[/,
    replacement: 'scopes: ["read_repository",',
  },
  {
    name: 'tier forgotten',
    files: /routes\.ts$/,
    pattern: /tier: "\w+"/,
    replacement: 'tier: null',
  },
  {
    name: 'feature forgotten',
    files: /routes\.ts$/,
    pattern: /"feature":"repository"/,
    replacement: '"feature":null',
  },
  {
    // An early guard has looked for the subject before parameters are checked, and found none.
    name: 'checks forgotten',
    files: /routes\.ts$/,
    pattern: /(query|body|(?<!"early":true\}[^]{0,700}validators: \{ )params): checks\.\w+/,
    replacement: '$1: null',
  },
  {
    name: 'relations forgotten',
    files: /routes\.ts$/,
    pattern: /relations: \{.*\},$/m,
    replacement: 'relations: null,',
  },
  {
    // Refusals that any operation may answer before its function is asked need no place in the table.
    name: 'status undeclared',
    files: /routes\.ts$/,
    pattern: /^( {4}answer\.[^\n]*?)\b(?:200|201|202|204|409|412|422)((?:, \d+)*\),)$/m,
    replacement: '$1599$2',
    filledOnly: true,
  },

  {
    name: 'any text as number',
    files: /decoders\.ts$/,
    pattern: /d\.integer\b/,
    replacement: 'd.string',
  },
  {
    name: 'any text as boolean',
    files: /decoders\.ts$/,
    pattern: /d\.boolean\b/,
    replacement: 'd.any',
  },
  {
    name: 'any text as date',
    files: /decoders\.ts$/,
    pattern: /d\.(?:date|dateTime)\b/,
    replacement: 'd.any',
  },
  {
    name: 'bytes of any kind',
    files: /decoders\.ts$/,
    pattern: /d\.string\b/,
    replacement: 'd.any',
  },

  {
    // A length before `|| func` or `&& func` only spares the counting of characters, and one before an error without
    // text decides which items are looked at: the list is refused by another.
    name: 'bound moved',
    files: /validators\.ts$/,
    pattern: /((?:func\d+\(\w+\) )?[<>] )(\d+)\b(?! (?:\|\||&&) func)(?!\)\{const err\d+ = \{\})/,
    replacement: nextWithin,
  },
  {
    name: 'required forgotten',
    files: /validators\.ts$/,
    pattern: /=== undefined/,
    replacement: '=== null',
  },

  {
    name: 'key not written',
    files: /writers\.ts$/,
    pattern: /"\w+":/,
    replacement: '"unheard_of":',
  },

  {
    name: 'access lowered in the document',
    files: /\.yaml$/,
    pattern: /(x-access: \{ (?:project|group): )(?:guest|reporter|developer|maintainer|owner)/,
    replacement: '$1visible',
  },
  {
    name: 'bound moved in the document',
    files: /\.yaml$/,
    pattern: /( schema: \{.*(?:maxLength|maximum|minimum|maxItems): )(\d+)/,
    replacement: next,
  },
  {
    name: 'optional in the document',
    files: /\.yaml$/,
    pattern: /^( +in: query\n +)required: true/m,
    replacement: '$1required: false',
  },
  {
    name: 'key of an answer not required',
    files: /\.yaml$/,
    pattern: /^( {6}required:\n {8}- )\w+$/m,
    replacement: '$1id',
  },
  {
    name: 'administrators only, no more',
    files: /\.yaml$/,
    pattern: /x-access: administrator/,
    replacement: 'x-access: user',
  },
];

export interface Fault {
  /** `src/auth/tokens.ts:12 refusal forgotten` */
  readonly id: string;
  readonly file: string;
  readonly operator: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The whole file with the fault in it. */
  readonly content: string;
}

/** Every fault that the operators make of a file. */
export function faultsOf(file: string, content: string): Fault[] {
  return operators
    .filter(({ files }) => files.test(file))
    .flatMap(({ name, pattern, replacement, filledOnly }) => {
      const all = new RegExp(
        pattern,
        pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`,
      );
      return [...content.matchAll(all)].flatMap((match) => {
        const line = content.slice(0, match.index).split('\n').length;
        const whole = content.split('\n')[line - 1] ?? '';
        // Comments and types cannot be wrong in a way that a test sees.
        if (/^\s*(?:\/\/|\*|\/\*|import |export type|export interface|#)/.test(whole)) return [];
        if (filledOnly && isPending(content, match.index)) return [];
        const put = match[0].replace(
          pattern.flags.includes('m') ? pattern : new RegExp(pattern.source),
          replacement as string,
        );
        if (put === match[0]) return [];
        const mutated =
          content.slice(0, match.index) + put + content.slice(match.index + match[0].length);
        return [
          {
            id: `${file}:${line}:${match.index} ${name}`,
            file,
            operator: name,
            line,
            before: match[0].trim().slice(0, 60),
            after: put.trim().slice(0, 60),
            content: mutated,
          },
        ];
      });
    });
}

/** Tells whether the place in a table of routes belongs to an operation without a function. */
function isPending(content: string, index: number): boolean {
  const start = content.lastIndexOf('\nexport const ', index);
  return content.slice(start, index).includes('pending: true');
}
