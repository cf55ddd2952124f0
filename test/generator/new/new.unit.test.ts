import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findWordingFaults } from '#generator/load/lint/wording.ts';
import { saysUnit } from '#test/source/unit-words.ts';
import { runGenerator } from '../command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'new-'));
cpSync('.prettierrc.json', join(folder, '.prettierrc.json'));
mkdirSync(join(folder, 'src/domains/planning'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('new', () => {
  it('writes the document, the service and the test', async () => {
    const { code, out } = await runGenerator(folder, 'new', 'planning/labels');
    expect(code).toBe(0);
    expect(out).toContain(
      'wrote spec/domains/planning/labels.yaml\nwrote src/domains/planning/labels/service.ts\n',
    );
    expect(readFileSync(join(folder, 'spec/domains/planning/labels.yaml'), 'utf8')).toMatch(
      /^tag: labels\n/,
    );
  });

  it('writes a whole resource of projects, in files that stand in the style of the house', async () => {
    mkdirSync(join(folder, 'migrations'), { recursive: true });
    writeFileSync(join(folder, 'migrations/99990101000000_create_ovens.ts'), '');
    const readme = 'src/domains/planning/README.md';
    writeFileSync(join(folder, readme), '- **Resources**: `issues`\n');
    const { code, out } = await runGenerator(folder, 'new', 'planning/glaze_batches', '--project');
    expect(code).toBe(0);
    expect(out.match(/wrote (.*)/g)).toEqual(
      [
        'spec/domains/planning/glaze-batches.yaml',
        'migrations/99990101000001_create_glaze_batches.ts',
        ...['table', 'list', 'policy', 'presenter', 'service'].map(
          (name) => `src/domains/planning/glaze-batches/${name}.ts`,
        ),
        'test/domains/planning/glaze-batches.test.ts',
        'test/domains/planning/glaze-batches.requests.ts',
        'test/lists/plans/glaze-batches.ts',
        readme,
      ].map((path) => `wrote ${path}`),
    );
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    const table = 'src/domains/planning/glaze-batches/table.ts';
    const spec = read('spec/domains/planning/glaze-batches.yaml');
    expect(spec).toContain('/projects/{id}/glaze_batches:');
    expect(spec).toContain('/projects/{id}/glaze_batches/{glaze_batch_id}:');
    for (const part of ['x-pagination: offset', 'x-access: { project: guest }', "'201':"])
      expect(spec).toContain(part);
    expect(spec).toContain('required: true');
    expect(read('src/domains/planning/glaze-batches/service.ts')).toContain(
      'async updateProjectGlazeBatch({ project, params, body }, { db, now }) {',
    );
    expect(read(readme)).toBe('- **Resources**: `glaze-batches`,\n  `issues`\n');
    const requests = read('test/domains/planning/glaze-batches.requests.ts');
    expect(requests).toContain('listProjectGlazeBatches: GUEST,');
    expect(requests).toContain("deleteProjectGlazeBatch: 'is content',");
    expect(saysUnit(/const (\w+) = 1_000;/.exec(read(table))?.[1] ?? '')).toBe(true);
    expect(read('migrations/99990101000001_create_glaze_batches.ts')).toContain(
      "t.index(['project_id', 'id']);",
    );
    expect(read('test/domains/planning/glaze-batches.test.ts')).toContain("['stranger', 404]");
    const lines = out.match(/wrote (.*\.ts)/g)?.map((line) => read(line.slice(6))) ?? [];
    expect(
      lines
        .join('\n')
        .split('\n')
        .filter((line) => line.length > 100),
    ).toEqual([]);
  });

  it('writes descriptions that the lint accepts', async () => {
    const { code } = await runGenerator(folder, 'new', 'planning/firings');
    expect(code).toBe(0);
    for (const name of ['firings', 'glaze-batches']) {
      const spec = readFileSync(join(folder, `spec/domains/planning/${name}.yaml`), 'utf8');
      const texts = [...spec.matchAll(/description: ([^\n}]+?) *\}?$/gm)].map(
        ([, text = '']) => text,
      );
      expect(texts.length).toBeGreaterThan(5);
      expect(texts.flatMap((text) => findWordingFaults(text).map(() => text))).toEqual([]);
    }
  });

  const listed = ['src/domains/planning/ovens/list.ts', 'test/lists/plans/ovens.ts'];
  const written = ['src/domains/planning/ovens/policy.ts'];
  const shown = ['src/domains/planning/ovens/presenter.ts'];
  it.each([
    ['--list', [...listed, ...shown], written],
    ['--get', shown, [...listed, ...written]],
    ['--create', [...written, ...shown], listed],
    ['--update', [...written, ...shown], listed],
    ['--delete', written, [...listed, ...shown]],
  ])('writes of projects what %s asks for', async (option, there, absent) => {
    const place = join(folder, option);
    mkdirSync(join(place, 'src/domains/planning'), { recursive: true });
    const { out } = await runGenerator(place, 'new', 'planning/ovens', '--project', option);
    for (const file of there) expect(out).toContain(`wrote ${file}\n`);
    for (const file of absent) expect(out).not.toContain(file);
    const service = readFileSync(join(place, 'src/domains/planning/ovens/service.ts'), 'utf8');
    expect(service.match(/(?<=async )[a-z]+(?=ProjectOven)/g)).toEqual([option.slice(2)]);
  });

  it('asks for --project beside what is of projects', async () => {
    const { code, err } = await runGenerator(folder, 'new', 'planning/wheels', '--list');
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('--project') });
  });

  it('overwrites nothing', async () => {
    mkdirSync(join(folder, 'spec/domains/planning'), { recursive: true });
    writeFileSync(join(folder, 'spec/domains/planning/kilns.yaml'), 'mine');
    const { code, err } = await runGenerator(folder, 'new', 'planning/kilns');
    expect({ code, err }).toEqual({
      code: 1,
      err: 'spec/domains/planning/kilns.yaml is there already; nothing was written\n',
    });
    expect(readFileSync(join(folder, 'spec/domains/planning/kilns.yaml'), 'utf8')).toBe('mine');
    expect(existsSync(join(folder, 'src/domains/planning/kilns'))).toBe(false);
  });

  it.each(['Kilns', '../kilns', 'kiln__s', '1st'])('refuses the name %s', async (name) => {
    const { code, err } = await runGenerator(folder, 'new', `planning/${name}`);
    expect(code).toBe(1);
    expect(err).toContain('is not a name of a resource');
  });

  it.each(['delete', 'null', 'has-own-property'])('refuses the word %s', async (name) => {
    const { code, err } = await runGenerator(folder, 'new', `planning/${name}`);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('no name of') });
    expect(existsSync(join(folder, 'src/domains/planning', name))).toBe(false);
  });
});

describe('new field', () => {
  const place = join(folder, 'fields');
  const read = (path: string) => readFileSync(join(place, path), 'utf8');
  beforeAll(async () => {
    mkdirSync(join(place, 'src/domains/planning'), { recursive: true });
    await runGenerator(place, 'new', 'planning/kilns', '--project');
  });

  it('adds it to the document with its examples, the table, and what is shown and written', async () => {
    const { code, out } = await runGenerator(place, 'new', 'field', 'kilns', 'heat', 'integer');
    expect(code).toBe(0);
    const [migration = ''] = /migrations\/\S+_add_heat_to_kilns\.ts/.exec(out) ?? [];
    expect(out.match(/wrote .*/g)).toEqual(
      [
        'spec/domains/planning/kilns.yaml',
        migration,
        'src/domains/planning/kilns/table.ts',
        'src/domains/planning/kilns/presenter.ts',
      ].map((path) => `wrote ${path}`),
    );
    expect(out).not.toContain('left to you');

    const { components, paths } = parse(read('spec/domains/planning/kilns.yaml')) as Document;
    const { Kiln, CreateKiln, UpdateKiln } = components.schemas;
    expect(Kiln?.required).toEqual(['id', 'name', 'heat', 'created_at', 'updated_at']);
    for (const schema of [Kiln, CreateKiln, UpdateKiln])
      expect(schema?.properties).toMatchObject({ heat: { type: ['integer', 'null'] } });
    expect(CreateKiln?.properties).toMatchObject({ heat: { maximum: 2 ** 31 - 1 } });
    const examples = JSON.stringify(paths).match(/"example":\[?\{[^}]*\}/g) ?? [];
    expect(examples).toHaveLength(6);
    const named = examples.filter((example) => example.includes('#/components/x-examples/Kiln'));
    expect(named).toHaveLength(4);
    for (const example of examples)
      if (!named.includes(example)) expect(example).toContain('"heat":1');
    expect(components['x-examples']?.Kiln).toMatchObject({ id: 1, heat: 1 });

    expect(read(migration)).toContain("t.integer('heat');");
    expect(read(migration)).toContain("t.dropColumn('heat');");
    expect(read('src/domains/planning/kilns/table.ts')).toContain('readonly heat: number | null;');
    expect(read('src/domains/planning/kilns/table.ts')).toContain('heat: input.heat');
    expect(read('src/domains/planning/kilns/presenter.ts')).toContain('heat: row.heat,');
  });

  it('adds it where an example says only what differs from others', async () => {
    const spec = read('spec/domains/planning/kilns.yaml').replace(
      "{ $ref: '#/components/x-examples/Kiln' }",
      "{ $ref: '#/components/x-examples/OtherKiln', id: 3 }",
    );
    const other = "    OtherKiln: { $ref: '#/components/x-examples/Kiln', id: 2 }\n";
    writeFileSync(join(place, 'spec/domains/planning/kilns.yaml'), `${spec}${other}`);
    await runGenerator(place, 'new', 'field', 'kilns', 'glow', 'number');
    const { components } = parse(read('spec/domains/planning/kilns.yaml')) as Document;
    expect(components['x-examples']).toMatchObject({
      Kiln: { id: 1, glow: 1.5 },
      OtherKiln: { $ref: '#/components/x-examples/Kiln', id: 2 },
    });
    expect(components['x-examples']?.OtherKiln).not.toHaveProperty('glow');
  });

  it('adds it to each example that is written out', async () => {
    const spec = read('spec/domains/planning/kilns.yaml');
    const [, example = ''] = /\n {4}Kiln:\s+(\{ id: 1,[^}]*\}|\{\s+id: 1,[^}]*\})/.exec(spec) ?? [];
    const [before = ''] = spec.split('  x-examples:');
    const inOneLine = example.replaceAll(/\s+/g, ' ');
    const whole = before.replaceAll(
      /\{ \$ref: '#\/components\/x-examples\/\w+'[^}]*\}/g,
      inOneLine,
    );
    writeFileSync(join(place, 'spec/domains/planning/kilns.yaml'), whole);
    await runGenerator(place, 'new', 'field', 'kilns', 'mass', 'number');
    expect(read('spec/domains/planning/kilns.yaml').match(/mass: 1\.5/g)).toHaveLength(6);
  });

  it('tells what it leaves, where code has another form', async () => {
    writeFileSync(
      join(place, 'src/domains/planning/kilns/presenter.ts'),
      'export const present = 1;\n',
    );
    const { code, out } = await runGenerator(place, 'new', 'field', 'kilns', 'lit', 'boolean');
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining(
        'left to you: src/domains/planning/kilns/presenter.ts: show `lit`',
      ),
    });
    expect(read('src/domains/planning/kilns/table.ts')).toContain('lit: input.lit');
  });

  it.each([
    ['a name that is there', ['kilns', 'name', 'string'], 'Kiln has name already'],
    ['a type that is none', ['kilns', 'wide', 'uuid'], 'known are string, integer'],
    ['a name in another style', ['kilns', 'veryWide', 'string'], 'is not a name of a field'],
    ['a resource that is not there', ['ovens', 'wide', 'string'], 'spec/domains/*/ovens.yaml'],
    ['too few words', ['kilns', 'wide'], 'Name resource, field and type'],
  ])('refuses %s and writes nothing', async (_, words, message) => {
    const before = read('spec/domains/planning/kilns.yaml');
    const files = readdirSync(join(place, 'migrations'));
    const { code, err } = await runGenerator(place, 'new', 'field', ...words);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(message) });
    expect(read('spec/domains/planning/kilns.yaml')).toBe(before);
    expect(readdirSync(join(place, 'migrations'))).toEqual(files);
  });
});

interface Document {
  readonly paths: object;
  readonly components: {
    readonly 'x-examples'?: Readonly<Record<string, object>>;
    readonly schemas: Readonly<
      Record<string, { readonly required?: readonly string[]; readonly properties: object }>
    >;
  };
}
