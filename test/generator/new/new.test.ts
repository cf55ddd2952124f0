import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withLine } from '../../../generator/new.ts';
import { runGenerator } from '../command-line.ts';

const registry = `import { type Services } from '../generated/services.ts';

const written = {
  groups: async () => (await import('./resources/groups/service.ts')).groups,
  'repository-files': async () =>
    (await import('./resources/repository-files/service.ts')).repositoryFiles,
} satisfies Services<RequestContext>;

/** The functions. */
export const services: Services<RequestContext> = written;
`;

const folder = mkdtempSync(join(tmpdir(), 'new-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('new', () => {
  it('writes the document, the service and the test, and the line of the registry', async () => {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/services.ts'), registry);
    const { code, out } = await runGenerator(folder, 'new', 'labels');
    expect(code).toBe(0);
    expect(out).toContain(
      'wrote spec/resources/labels.yaml\nwrote src/resources/labels/service.ts\n',
    );
    const written = readFileSync(join(folder, 'src/services.ts'), 'utf8');
    expect(written.split('\n').filter((line) => !registry.includes(line))).toEqual([
      "  labels: async () => (await import('./resources/labels/service.ts')).labels,",
    ]);
    expect(readFileSync(join(folder, 'spec/resources/labels.yaml'), 'utf8')).toMatch(
      /^tag: labels\n/,
    );
  });

  it('overwrites nothing', async () => {
    mkdirSync(join(folder, 'spec/resources'), { recursive: true });
    writeFileSync(join(folder, 'spec/resources/kilns.yaml'), 'mine');
    const { code, err } = await runGenerator(folder, 'new', 'kilns');
    expect({ code, err }).toEqual({
      code: 1,
      err: 'spec/resources/kilns.yaml is there already; nothing was written\n',
    });
    expect(readFileSync(join(folder, 'spec/resources/kilns.yaml'), 'utf8')).toBe('mine');
    expect(readFileSync(join(folder, 'src/services.ts'), 'utf8')).not.toContain('kilns');
  });

  it.each(['Kilns', '../kilns', 'kiln_s', '1st'])('refuses the name %s', async (name) => {
    const { code, err } = await runGenerator(folder, 'new', name);
    expect(code).toBe(1);
    expect(err).toContain('is not a name of a resource');
  });

  it.each([
    ['access-tokens', 0],
    ['merge-requests', 1],
    ['users', 2],
  ])('keeps the registry in order with %s', (name, place) => {
    const lines = withLine(registry, name).split('\n');
    const modules = lines.filter((line) => line.includes('/resources/'));
    expect(modules[place]).toContain(`./resources/${name}/service.ts`);
  });
});
