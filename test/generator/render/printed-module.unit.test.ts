import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { code, imported, joined } from '#generator/model/code.ts';
import { printExpression, runtime } from '#generator/model/expression.ts';
import {
  BESIDE,
  importModule,
  listImports,
  importTypes,
  importValues,
  ofRuntime,
  type Reach,
  findReach,
  written,
} from '#generator/render/printed-module.ts';

const importable = [
  importModule(ofRuntime('decode'), 'd'),
  importTypes(ofRuntime('faults'), 'Faults', 'Fault'),
  importValues('./checks.ts', 'check1', 'check2'),
];

function textOf(path: string, used: readonly string[], reach: Reach): string | undefined {
  const module = {
    head: '// Head\n',
    imports: listImports(importable, new Set(used)),
    body: 'x\n',
  };
  return written(new Map([[path, module]]), reach).get(path);
}

describe('a printed module', () => {
  it('imports the names that it uses, and no others', () => {
    expect(textOf('kilns/a.ts', ['check2', 'd', 'other'], BESIDE)).toBe(
      "// Head\nimport * as d from '../../generator/runtime/decode.ts';\nimport { check2 } from './checks.ts';\nx\n",
    );
    expect(textOf('a.ts', ['Faults', 'Fault'], BESIDE)).toBe(
      "// Head\nimport type { Faults, Fault } from '../generator/runtime/faults.ts';\nx\n",
    );
    expect(textOf('a.ts', [], BESIDE)).toBe('// Head\nx\n');
  });

  it('reaches the run time from where it stands', () => {
    const from = (reach: Reach) =>
      /from '(.*)'/.exec(textOf('kilns/a.ts', ['d'], reach) ?? '')?.[1];
    expect(from({ folder: null })).toBe('hearth-generator/runtime/decode');
    expect(from({ folder: '../../tools/generator' })).toBe(
      '../../../tools/generator/runtime/decode.ts',
    );
    expect(findReach('generated')).toEqual(BESIDE);
  });
});

it('carries names from the parts of codes to the whole', () => {
  const list = joined([imported('Row'), code`${1}`, imported('Row')], ' | ');
  expect(code`${imported('List')}<${list}>`).toEqual({
    text: 'List<Row | 1 | Row>',
    uses: ['List', 'Row'],
  });
  const decoder = runtime('d.object', { members: [['a', runtime('t.array', runtime('d.any'))]] });
  expect(printExpression(decoder).uses).toEqual(['d', 't']);
});

it('imports nothing into generated modules that they do not use', () => {
  const folder = join(import.meta.dirname, '../../../generated');
  const unused = globSync('**/*.ts', { cwd: folder }).flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const imports = [...text.matchAll(/^import (?:type )?(?:\* as (\w+)|\{([^}]*)\}) from .*;$/gm)];
    const last = imports.at(-1);
    const rest = last === undefined ? '' : text.slice(last.index + last[0].length);
    return imports
      .flatMap(([, whole, names = '']) => whole ?? names.split(','))
      .map((name) => name.trim().replace(/^(?:type |\w+ as )/, ''))
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(rest))
      .map((name) => `${path}: ${name}`);
  });
  expect(unused).toEqual([]);
});
