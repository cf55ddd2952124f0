import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { compare, writeOutput } from '#generator/render/output.ts';
import { render } from '#generator/render/render.ts';
import { relaxed, specFolder } from '../generated.ts';

const openapi = `openapi: 3.1.0
info: { title: Kilns, version: '1', description: Kilns., license: { name: MIT, identifier: MIT } }
servers: [{ url: /api }]
`;
const resource = (name: string) => `tag: ${name}
description: Kilns and their settings.
paths:
  /${name}:
    get:
      operationId: list${name}
      summary: List the ${name}
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }
components:
  schemas:
    ${name}: { type: object, required: [id], properties: { id: { type: integer, description: Number. } } }
`;

/** A repository that holds a document of four resources and its output. */
function repository() {
  const names = ['bricks', 'glazes', 'ovens', 'tiles'];
  const files = names.map((name) => [`spec/resources/${name}.yaml`, resource(name)]);
  const folder = specFolder({ 'spec/openapi.yaml': openapi, ...Object.fromEntries(files) });
  const out = join(folder, 'generated');
  const identity = ['-c', 'user.name=Kim', '-c', 'user.email=kim@example.com'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
  const wanted = () => {
    const { spec } = load(join(folder, 'spec/openapi.yaml'), { config: relaxed });
    if (spec === null) throw new Error('no document');
    return render(buildModel(spec));
  };
  const commit = (subject: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', subject);
  };
  const add = (name: string) => {
    writeFileSync(join(folder, `spec/resources/${name}.yaml`), resource(name));
    writeOutput(out, wanted());
    commit(`Add ${name}`);
  };
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(folder, '.gitignore'), '/generator\n/generated/.written.json\n');
  writeOutput(out, wanted());
  commit('Begin');
  return { out, git, wanted, commit, add };
}

describe('branches', () => {
  it('add a resource each, and merge into what the merged document says', () => {
    const { out, git, wanted, add } = repository();
    git('switch', '--quiet', '--create', 'one');
    add('firings');
    git('switch', '--quiet', '--create', 'other', 'main');
    add('racks');
    git('merge', '--quiet', '--no-edit', 'one');
    expect(compare(out, wanted())).toEqual([]);
    expect(git('ls-files')).not.toContain('.written.json');
  });

  it('have the same output when a comment moves what is below it', () => {
    const { out, wanted } = repository();
    const file = join(out, '../spec/resources/tiles.yaml');
    writeFileSync(file, `# Tiles are fired twice.\n${readFileSync(file, 'utf8')}`);
    expect(compare(out, wanted())).toEqual([]);
    expect(readFileSync(join(out, 'tiles/routes.ts'), 'utf8')).toContain(
      "source: 'spec/resources/tiles.yaml#listtiles'",
    );
  });

  it('are generated from what another machine committed', () => {
    const { out, git, wanted, commit } = repository();
    git('rm', '--quiet', 'spec/resources/tiles.yaml');
    appendFileSync(join(out, 'router.ts'), '// As another version of the generator printed it.\n');
    commit('Lose the tiles');
    rmSync(join(out, '.written.json'));
    writeOutput(out, wanted());
    expect(existsSync(join(out, 'tiles/routes.ts'))).toBe(false);
    expect(readFileSync(join(out, 'router.ts'), 'utf8')).not.toContain('another version');
  });

  it('keep what is in git and not generated, and what was edited and is not in git', () => {
    const { out, wanted, commit } = repository();
    writeFileSync(join(out, 'tiles/mine.ts'), 'export {};\n');
    commit('Add a file of my own');
    rmSync(join(out, '.written.json'));
    appendFileSync(join(out, 'ovens/routes.ts'), '// Mine.\n');
    expect(() => writeOutput(out, wanted())).toThrow(
      'ovens/routes.ts is edited, tiles/mine.ts is foreign',
    );
    expect(readFileSync(join(out, 'ovens/routes.ts'), 'utf8')).toMatch(/Mine\.\n$/);
    expect(existsSync(join(out, 'tiles/mine.ts'))).toBe(true);
  });
});
