import { describe, expect, it } from 'vitest';
import { cloneRepository } from '#src/git/life/filling.ts';
import { makeMergeCommit } from '#src/git/writing/merge-commits.ts';
import { updateRefs } from '#src/git/writing/refs.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, personalNamespace, seedProject } from '#test/support/seed.ts';
import { commitFile, git, newWorkTree, runGit } from './support.ts';
import { filledProject, member } from './world.ts';

const app = await startApp();
const { api, db } = app;

/** A public project with an old and a new commit on `main`, and a merge request of which nothing else is left. */
async function withRequest(settings: object = { merge_requests_access_level: 'private' }) {
  const place = await filledProject(app, { visibility: 'public' });
  const { work, first, project } = place;
  await db('projects')
    .where({ id: project.id })
    .update({ empty_repo: false, ...settings });
  const repository = app.git.repository(project.id);
  await git(work, 'checkout', '--quiet', '-b', 'topic');
  const source = await commitFile(work, 'secret.md', 'secret');
  await git(work, 'push', '--quiet', 'origin', 'topic');
  await git(work, 'checkout', '--quiet', 'main');
  await commitFile(work, 'more.md', 'more');
  await git(work, 'push', '--quiet', 'origin', 'main');
  const person = { name: 'Ada', email: 'ada@example.com', date: '2024-01-02T03:04:05Z' };
  const people = { author: person, committer: person };
  const heads = { target: first, source };
  const merge = await makeMergeCommit(repository, { ...heads, message: 'Merge', ...people });
  await updateRefs(repository, [
    { ref: 'refs/merge-requests/7/head', from: null, to: source },
    { ref: 'refs/merge-requests/7/merge', from: null, to: merge },
    { ref: 'refs/heads/topic', from: source, to: null },
  ]);
  const idOf = (name: string) => git(work, 'rev-parse', name);
  return {
    ...place,
    ...{ source, merge },
    blob: await idOf('topic:secret.md'),
    tree: await idOf('topic^{tree}'),
    shownBlob: await idOf('main:README.md'),
    members: await member(app, project, AccessLevel.Reporter),
    strangers: await member(app, project, AccessLevel.None),
  };
}

type World = Awaited<ReturnType<typeof withRequest>>;

/** Ways to name a commit, below the repository of a project; the last part is the status of one that is there. */
const readsOf = (sha: string): readonly (readonly [string, number])[] => [
  [`commits/${sha}`, 200],
  [`commits/${sha.slice(0, 10)}`, 200],
  [`commits/${sha.toUpperCase()}`, 200],
  [`commits/${sha}/diff`, 200],
  [`commits/${sha}/refs`, 200],
  [`commits/${sha}/comments`, 200],
  [`commits/${sha}/statuses`, 200],
  [`commits?ref_name=${sha}`, 200],
  [`commits?ref_name=main..${sha}`, 200],
  [`compare?from=main&to=${sha}`, 200],
  [`compare?from=${sha}&to=main`, 200],
  [`tree?ref=${sha}`, 200],
  [`archive?sha=${sha}`, 200],
  [`files/README.md?ref=${sha}`, 200],
  [`files/README.md/raw?ref=${sha}`, 200],
  [`files/README.md/blame?ref=${sha}`, 200],
  [`merge_base?refs[]=main&refs[]=${sha}`, 200],
];

async function statuses(world: World, who: World['members'], shas: readonly string[]) {
  const found: [string, number][] = [];
  for (const sha of shas) {
    for (const [path] of readsOf(sha)) {
      const { status } = await api
        .as(who.user)
        .get(`/projects/${world.project.id}/repository/${path}`);
      found.push([path, status]);
    }
  }
  return found;
}

describe('commits that only a merge request holds', () => {
  it('are read by id where merge requests are seen, and are not there otherwise', async () => {
    const world = await withRequest();
    const { members, strangers, source, merge, first } = world;
    const all = [source, merge].flatMap(readsOf);
    expect(await statuses(world, members, [source, merge])).toEqual(all);
    expect(await statuses(world, strangers, [source, merge])).toEqual(
      all.map(([path]) => [path, path.startsWith('merge_base') ? 400 : 404]),
    );
    // Every caller sees the objects of a branch.
    expect(await statuses(world, strangers, [first])).toEqual(readsOf(first));
  });

  it('are told like what is missing', async () => {
    const world = await withRequest();
    const { project, strangers, source } = world;
    const read = async (sha: string) => {
      const path = `/projects/${project.id}/repository/commits/${sha}`;
      const { status, body } = await api.as(strangers.user).get(path);
      return { status, body };
    };
    expect(await read(source)).toEqual(await read('0123456789'.repeat(4)));
  });

  it('keep their files for themselves', async () => {
    const { project, members, strangers, blob, shownBlob } = await withRequest();
    const read = async (who: World['members'], id: string) => {
      const path = `/projects/${project.id}/repository/blobs/${id}`;
      const answers = await Promise.all(
        [path, `${path}/raw`].map((each) => api.as(who.user).get(each)),
      );
      return answers.map(({ status }) => status);
    };
    expect(await read(members, blob)).toEqual([200, 200]);
    expect(await read(strangers, blob)).toEqual([404, 404]);
    expect(await read(strangers, shownBlob)).toEqual([200, 200]);
  });

  it('make no branch or tag, and are linked in no text', async () => {
    const { project, source } = await withRequest({ merge_requests_access_level: 'disabled' });
    const developer = await member(app, project, AccessLevel.Developer);
    const { user } = developer;
    const path = `/projects/${project.id}/repository`;
    const made = await api.as(user).post(`${path}/branches`, { branch: 'mine', ref: source });
    const tagged = await api.as(user).post(`${path}/tags`, { tag_name: 'v1', ref: source });
    expect([made.status, tagged.status]).toEqual([400, 400]);
    const text = { text: `See ${source}`, gfm: true, project: project.full_path };
    const { body } = await api.as(user).post('/markdown', text);
    expect(JSON.stringify(body)).not.toContain('<a');
  });

  it('are no start of a commit in a fork', async () => {
    const { project, members, strangers, source, first } = await withRequest();
    const commitOn = async (start_sha: string, { user }: World['members']) => {
      const fork = await seedProject(db, {
        ...{ namespace: await personalNamespace(db, user), creator: user },
        ...{ forked_from_id: project.id, empty_repo: false },
      });
      await addMember(db, { project: fork, user, level: AccessLevel.Maintainer });
      const stored = app.git.repository(fork.id);
      await cloneRepository(app.git.repository(project.id), stored, { defaultBranch: 'main' });
      return api.as(user).post(`/projects/${fork.id}/repository/commits`, {
        ...{ branch: 'mine', commit_message: 'Go on', start_project: project.id, start_sha },
        actions: [{ action: 'create', file_path: 'mine', content: 'x' }],
      });
    };
    expect(await commitOn(first, strangers)).toMatchObject({ status: 201 });
    expect(await commitOn(source, members)).toMatchObject({ status: 201 });
    expect(await commitOn(source, strangers)).toMatchObject({
      status: 400,
      body: { message: `Cannot find start_sha '${source}'` },
    });
  });
});

describe('a fetch of what only a merge request holds', () => {
  it.each(['version=2', 'version=1', 'version=0'])(
    'needs merge requests, with %s',
    async (version) => {
      const { members, strangers, source, merge, blob, tree, first } = await withRequest();
      const protocol = ['-c', `protocol.version=${version.slice(-1)}`];
      const fetch = async (who: World['members'], ...ids: readonly string[]) => {
        // Git sends credentials to a public repository only if it is configured to.
        const basic = Buffer.from(`anybody:${who.token}`).toString('base64');
        const header = ['-c', `http.extraHeader=Authorization: Basic ${basic}`];
        const url = new URL(who.url);
        url.username = url.password = '';
        const folder = await newWorkTree();
        return runGit(folder, ...protocol, ...header, 'fetch', '--quiet', url.href, ...ids);
      };
      for (const id of [source, merge]) {
        expect(await fetch(members, id)).toMatchObject({ code: 0 });
        const refused = { code: 128, stderr: expect.stringContaining(`not our ref ${id}`) };
        expect(await fetch(strangers, id)).toMatchObject(refused);
        const together = await fetch(strangers, first, id);
        expect(together).toMatchObject({
          code: 128,
          stderr: expect.stringContaining('not our ref'),
        });
      }
      for (const id of [blob, tree])
        expect(await fetch(strangers, id)).toMatchObject({ code: 128 });
      expect(await fetch(strangers, first)).toMatchObject({ code: 0 });
      expect(await fetch(strangers, 'main')).toMatchObject({ code: 0 });
    },
  );

  it('leaves clones, and the files that partial clones fetch later, as they are', async () => {
    const { strangers } = await withRequest();
    const folder = await newWorkTree();
    const clone = [
      'clone',
      '--quiet',
      '--filter=blob:none',
      '--no-checkout',
      strangers.url,
      'copy',
    ];
    await git(folder, ...clone);
    const copy = `${folder}/copy`;
    await git(copy, 'checkout', '--quiet', 'main');
    expect(await git(copy, 'show', 'HEAD:README.md')).toBe('# Kiln');
    await git(copy, 'fetch', '--quiet', 'origin');
  });
});

describe('a question for the sizes of objects', () => {
  it('is answered for what is shown alone', async () => {
    const { project, blob, shownBlob } = await withRequest();
    const line = (text: string) => (text.length + 4).toString(16).padStart(4, '0') + text;
    const sizeOf = async (id: string) => {
      const answer = await fetch(`${app.origin}/${project.full_path}.git/git-upload-pack`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-git-upload-pack-request',
          'Git-Protocol': 'version=2',
        },
        body: [line('command=object-info'), '0001', line('size'), line(`oid ${id}`), '0000'].join(
          '',
        ),
      });
      return answer.text();
    };
    expect(await sizeOf(shownBlob)).toMatch(new RegExp(`${shownBlob} [0-9]+`));
    expect(await sizeOf(blob)).toContain(`not our ref ${blob}`);
  });
});

describe('a fetch of very many objects that are not there', () => {
  // Git would look for all of them for minutes.
  it('is refused for the first of them', async () => {
    const { project } = await withRequest();
    const line = (text: string) => (text.length + 4).toString(16).padStart(4, '0') + text;
    const wants = Array.from({ length: 199_000 }, (_, index) =>
      line(`want ${index.toString(16).padStart(40, 'a')}\n`),
    );
    const answer = await fetch(`${app.origin}/${project.full_path}.git/git-upload-pack`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-git-upload-pack-request',
        'Git-Protocol': 'version=2',
      },
      body: [line('command=fetch'), '0001', ...wants, line('done\n'), '0000'].join(''),
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('not our ref');
  });
});
