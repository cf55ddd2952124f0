import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { zipOf } from '#test/support/archives.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';
import { archiveWorld } from '#test/domains/ci/job-artifacts/world.ts';

const app = await startApp();
const { db, api } = app;
const { leaveArchive } = await archiveWorld(app);
const administrator = await seedUser(db, { admin: true });
const [member, stranger] = [await seedUser(db), await seedUser(db)];
const project = await seedProject(db, { visibility: 'private' });
await addMember(db, { project, user: member, level: 30 });
const { body } = await api.as(administrator).get(`/projects/${project.id}`);
const root = `/${(body as { readonly path_with_namespace: string }).path_with_namespace}/-/jobs`;
const hostile = '<img src=x onerror=alert(1)>.html';
const many = Object.fromEntries(
  Array.from({ length: 1_005 }, (_, index) => [`many/${index}.txt`, 'x']),
);
const deep = 'a/'.repeat(1_500);
const archive = await zipOf({
  [`${deep}deep.txt`]: 'x',
  'coverage/index.html': '<h1>97</h1>',
  'coverage/js/app.js': 'run()',
  [hostile]: '1',
  'log.txt': 'fired',
  ...many,
});
const { job } = await leaveArchive(project, {}, '', archive);
const path = `${root}/${job.id}/artifacts/browse`;

describe('the artifacts of a job', () => {
  it('are shown folder by folder, with links to the files', async () => {
    const visitor = await Visitor.signedIn(app, member);
    const top = pageText(await visitor.get(path));
    expect(top).toContain(`href="${path}/coverage"`);
    expect(top).toContain(`href="${root}/${job.id}/artifacts/raw/log.txt"`);
    expect(top).not.toContain('<img');
    expect(top.indexOf('coverage')).toBeLessThan(top.indexOf('log.txt'));
    const below = pageText(await visitor.get(`${path}/coverage`));
    expect(below).toContain(`href="${path}/coverage/js"`);
    expect(below).toContain('index.html');
    expect(below).not.toContain('log.txt');
    const file = await visitor.get(`${root}/${job.id}/artifacts/raw/coverage/index.html`);
    expect(file).toMatchObject({ status: 200, body: '<h1>97</h1>' });
  });

  it('are cut where a folder has too many', async () => {
    const visitor = await Visitor.signedIn(app, member);
    const html = pageText(await visitor.get(`${path}/many`));
    expect(html.match(/\/artifacts\/raw\/many\//g)?.length).toBeGreaterThan(200);
    expect(html.length).toBeLessThan(150_000);
    expect(html).toContain('The folder has more entries');
  });

  it('have a short way to a folder that is deep', async () => {
    const visitor = await Visitor.signedIn(app, member);
    const html = pageText(await visitor.get(`${path}/${deep}`));
    expect(html).toContain('deep.txt');
    expect(html).toContain('…');
    expect(html.length).toBeLessThan(150_000);
  });

  it('show characters that change the direction of names, and no names that lead elsewhere', async () => {
    const odd = await zipOf({ 'a\u202eb.txt': '1', './x/y.txt': '2' });
    const { job: other } = await leaveArchive(project, {}, '', odd);
    const visitor = await Visitor.signedIn(app, member);
    const html = pageText(await visitor.get(`${root}/${other.id}/artifacts/browse`));
    expect(html).toContain('U+202E');
    expect(html).not.toContain('browse/."');
  });

  it('are not listed where an archive has tens of thousands of files', async () => {
    const files = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`f${at}`, '']));
    const { job: full } = await leaveArchive(project, {}, '', await zipOf(files));
    const visitor = await Visitor.signedIn(app, member);
    const answer = await visitor.get(`${root}/${full.id}/artifacts/browse`);
    expect(answer.status).toBe(400);
    expect(pageText(answer)).toContain('too many files');
  });

  it('are absent where there is no folder, and for strangers', async () => {
    const visitor = await Visitor.signedIn(app, member);
    for (const folder of ['coverag', 'log.txt', '../coverage', 'constructor']) {
      expect((await visitor.get(`${path}/${folder}`)).status).toBe(404);
    }
    const other = await Visitor.signedIn(app, stranger);
    expect((await other.get(path)).status).toBe(404);
    const { job: bare } = await leaveArchive(project, {}, '', Buffer.from('no archive'));
    expect((await visitor.get(`${root}/${bare.id}/artifacts/browse`)).status).toBe(400);
  });
});
