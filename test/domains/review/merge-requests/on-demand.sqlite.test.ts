import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { rewrite } from '#test/domains/code/commits/world.ts';
import { mergingWorld } from './open.ts';

const { developer, open, commit, merge, read, path } = await mergingWorld(await startApp());

describe('the optional part of a single merge request', () => {
  it('is the count of diverged commits, the texts as HTML, and the first contribution', async () => {
    const { iid, target } = await open({ title: '**Hot**', description: '*slowly*' });
    expect(await developer.get(`${path}/${iid}`)).toMatchObject({
      body: { first_contribution: true },
    });
    const all =
      '?render_html=true&include_diverged_commits_count=true&include_rebase_in_progress=true';
    const told = await developer.get(`${path}/${iid}${all}`);
    expect(told.body).toMatchObject({ diverged_commits_count: 1, rebase_in_progress: false });
    expect(told.body.title_html).toContain('Hot</strong>');
    expect(told.body.description_html).toContain('slowly</em>');
    await commit('On', [rewrite('README.md', 'x\n')], { branch: target });
    const later = await developer.get(`${path}/${iid}?include_diverged_commits_count=true`);
    expect(later.body.diverged_commits_count).toBe(2);
    await merge(iid);
    const next = await open();
    expect((await read(next.iid)).first_contribution).toBe(false);
  });
});
