import { Gitlab } from '@gitbeaker/rest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { operations } from '#test/access/operations.ts';
import { directoryOf, runGit } from '#test/git/support.ts';
import { newSigner } from '#test/domains/code/tags/signing.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import { seedSubmodule } from '#test/support/submodules.ts';

const { db, git, origin, environment } = await startApp();
const owner = await seedUser(db, { admin: true });
const group = await seedGroup(db, { owner });
const { token } = await seedToken(db, owner);
const client = new Gitlab({ host: origin, token });

const resources = new Set([
  ...['repositories', 'repository-files', 'commits', 'branches', 'tags'],
  ...['protected-branches', 'protected-tags', 'push-rules', 'project-maintenance'],
  'changelogs',
]);
/** Operations without a function of the client. */
const unknown = new Set([
  ...['getRepositoryArchive', 'protectBranchByName', 'unprotectBranchByName'],
  ...['refreshProjectRepositorySize'],
]);
const wanted = operations.filter(({ id, resource }) => resources.has(resource) && !unknown.has(id));

/** Operations that were answered with success, by their ids. */
const driven = new Set<string>();
const send = globalThis.fetch;

function note(method: string, url: string): void {
  const path = new URL(url).pathname.replace('/api/v4', '');
  for (const { id, method: known, path: template } of wanted) {
    const pattern = template.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+');
    if (known === method && new RegExp(`^${pattern}$`).test(path)) driven.add(id);
  }
}

beforeAll(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const asked = new Request(input, init);
    const answer = await send(asked);
    if (answer.ok) note(asked.method, asked.url);
    return answer;
  });
});
afterAll(() => {
  vi.restoreAllMocks();
});

it('@gitbeaker/rest drives every operation on repositories', async () => {
  const { id } = await seedProject(db, { namespace: group, git, readme: true });
  await addMember(db, { project: { id }, user: owner, level: 50 });
  const { Repositories, RepositoryFiles: files, Commits, Branches, Tags } = client;

  const place = { branch: 'glazed', path: 'vendor/glazes', commitId: 'a'.repeat(40) };
  await seedSubmodule(git.repository(id), place);
  await client.RepositorySubmodules.edit(id, place.path, place.branch, 'b'.repeat(40));
  await files.create(id, 'lib/kiln', 'main', 'hot\n', 'Heat');
  await files.edit(id, 'lib/kiln', 'main', 'hotter\n', 'Heat more');
  const file = await files.show(id, 'lib/kiln', 'main');
  await files.showRaw(id, 'lib/kiln', 'main');
  await files.allFileBlames(id, 'lib/kiln', 'main');
  await files.create(id, 'gone', 'main', 'x', 'Come');
  await files.remove(id, 'gone', 'main', 'Go');

  await Repositories.allRepositoryTrees(id);
  await Repositories.showBlob(id, file.blob_id);
  await Repositories.showBlobRaw(id, file.blob_id);
  await Repositories.showArchive(id, { fileType: 'zip' });
  await Repositories.compare(id, 'main', 'main');
  await Repositories.allContributors(id);
  await Repositories.mergeBase(id, ['main', 'main']);
  await Repositories.showChangelog(id, '1.0.0', { from: 'main' });
  await Repositories.editChangelog(id, '1.0.0', { from: 'main' });

  const actions = [{ action: 'create', filePath: 'side', content: 'x' }] as const;
  const options = { startBranch: 'main' };
  const side = await Commits.create(id, 'side', 'Aside', [...actions], options);
  await Commits.all(id);
  await Commits.show(id, 'main');
  await Commits.showDiff(id, 'main');
  await Commits.allReferences(id, 'main');
  await Commits.createComment(id, 'main', 'Well done');
  await Commits.allComments(id, 'main');
  await Commits.allStatuses(id, 'main');
  await Commits.allMergeRequests(id, 'main');
  const picked = await Commits.cherryPick(id, side.id, 'main');
  await Commits.revert(id, picked.id, 'main');

  await Branches.create(id, 'other', 'main');
  await Branches.all(id);
  await Branches.show(id, 'other');
  await Branches.remove(id, 'other');
  await Branches.removeMerged(id);

  await Tags.create(id, 'v1', 'main');
  await Tags.all(id);
  await Tags.show(id, 'v1');
  await Tags.remove(id, 'v1');

  await client.ProtectedBranches.create(id, 'stable/*');
  await client.ProtectedBranches.all(id);
  await client.ProtectedBranches.show(id, 'stable/*');
  await client.ProtectedBranches.edit(id, 'stable/*', { allowForcePush: true });
  await client.ProtectedBranches.unprotect(id, 'stable/*');
  await client.ProtectedTags.create(id, 'v*');
  await client.ProtectedTags.all(id);
  await client.ProtectedTags.show(id, 'v*');
  await client.ProtectedTags.unprotect(id, 'v*');
  await client.ProjectPushRules.create(id, { commitMessageRegex: '.' });
  await client.ProjectPushRules.show(id);
  await client.ProjectPushRules.edit(id, { commitMessageRegex: '..' });
  await client.ProjectPushRules.remove(id);

  await client.Projects.showLanguages(id);
  expect(await client.ProjectStatistics.show(id)).toMatchObject({ fetches: { total: 0 } });
  await client.Projects.housekeeping(id);
  await client.Projects.allStoragePaths(id);
  await client.Projects.downloadSnapshot(id);

  await showSignatures(id);
  const missing = wanted.filter((operation) => !driven.has(operation.id));
  expect(missing.map((operation) => operation.id)).toEqual([]);
});

/** Shows the signature of a tag and of a commit, as git writes them. */
async function showSignatures(id: number): Promise<void> {
  const directory = directoryOf(environment.config.dataDir, id);
  const run = (args: string[], input = '') =>
    runGit([`--git-dir=${directory}`, ...args], input)
      .toString()
      .trim();
  const signer = newSigner('signer@example.com');
  const person = 'Example Signer <signer@example.com> 1650622530 +0200';

  const tag = `object ${run(['rev-parse', 'main'])}\ntype commit\ntag signed\ntagger ${person}\n\nx\n`;
  const signedTag = run(['mktag'], `${tag}${signer.signature(Buffer.from(tag))}\n`);
  run(['update-ref', 'refs/tags/signed', signedTag]);
  expect(await client.Tags.showSignature(id, 'signed')).toMatchObject({ signature_type: 'PGP' });

  const head = `tree ${run(['rev-parse', 'main^{tree}'])}\nauthor ${person}\ncommitter ${person}\n`;
  const signature = signer.signature(Buffer.from(`${head}\nx\n`)).trimEnd();
  const commit = `${head}gpgsig ${signature.replaceAll('\n', '\n ')}\n\nx\n`;
  const signedCommit = run(['hash-object', '-w', '-t', 'commit', '--stdin'], commit);
  run(['update-ref', 'refs/heads/signed', signedCommit]);
  const shown = await client.Commits.showGPGSignature(id, 'signed');
  expect(shown).toMatchObject({ signature_type: 'PGP' });
}
