import { describe, expect, it } from 'vitest';
import { removeUntagged } from '#src/domains/registry/container-registry/untagged.ts';
import { startApp } from '#test/support/app.ts';
import { digestOf, RegistryClient, registryProject, types } from './client.ts';

const app = await startApp();
const { api, db } = app;
const client = new RegistryClient(app);
const now = '2030-01-01T00:00:00.000Z';

async function world() {
  const { project, user, repository } = await registryProject(app, client);
  const statuses = async (...digests: string[]) => {
    const found: number[] = [];
    for (const digest of digests) {
      found.push((await repository.send('HEAD', `manifests/${digest}`)).status);
    }
    return found;
  };
  const clean = async (before = now) => {
    const row = await db('registry_repositories')
      .where({ project_id: project.id })
      .first<{ id: number; project_id: number }>('id', 'project_id');
    return removeUntagged(db, row, { before, now, signal: new AbortController().signal });
  };
  const size = async () => {
    const { body } = await api.as(user).get(`/projects/${project.id}?statistics=true`);
    return (body.statistics as { container_registry_size: number }).container_registry_size;
  };
  const untag = (tag: string) => repository.send('DELETE', `manifests/${tag}`);
  return { repository, statuses, clean, size, untag };
}

const indexOf = (...digests: readonly { readonly digest: string; readonly size: number }[]) =>
  JSON.stringify({
    schemaVersion: 2,
    manifests: digests.map((each) => ({ mediaType: types.image, ...each })),
  });

describe('manifests without a tag', () => {
  it('go with the space of their layers, and those with a tag stay', async () => {
    const { repository, statuses, clean, size, untag } = await world();
    const kept = await repository.pushImage('kept', ['layer that stays']);
    const before = await size();
    const gone = await repository.pushImage('gone', ['layer that goes'], { a: 1 });
    await untag('gone');
    expect(await statuses(kept.digest, gone.digest)).toEqual([200, 200]);
    expect(await clean('2020-01-01T00:00:00.000Z')).toBe(0);
    expect(await clean()).toBe(1);
    expect(await statuses(kept.digest, gone.digest)).toEqual([200, 404]);
    expect(await size()).toBe(before);
  });

  it('stay while an index lists them, and go with it', async () => {
    const { repository, statuses, clean, untag } = await world();
    const image = await repository.pushImage('image');
    const content = indexOf({ digest: image.digest, size: image.content.length });
    await repository.pushManifest('index', content, types.index);
    await untag('image');
    expect(await clean()).toBe(0);
    expect(await statuses(image.digest)).toEqual([200]);
    await untag('index');
    expect(await clean()).toBe(2);
    expect(await statuses(image.digest, digestOf(content))).toEqual([404, 404]);
  });

  it('stay while what they are about is there', async () => {
    const { repository, statuses, clean, untag } = await world();
    const image = await repository.pushImage('image');
    const subject = { mediaType: types.image, digest: image.digest, size: image.content.length };
    const signature = await repository.pushImage('signature', ['signed'], {}, { subject });
    await untag('signature');
    expect(await clean()).toBe(0);
    expect(await statuses(signature.digest)).toEqual([200]);
    await untag('image');
    expect(await clean()).toBe(2);
    expect(await statuses(image.digest, signature.digest)).toEqual([404, 404]);
  });
});
