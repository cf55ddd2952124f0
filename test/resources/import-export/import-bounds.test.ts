import { afterAll, expect, it } from 'vitest';
import { changeSettings } from '../../../src/settings/table.ts';
import { archiveOf } from '../../support/project-archives.ts';
import { seedUser } from '../../support/seed.ts';
import { png } from '../../support/uploads.ts';
import { Visitor } from '../../support/visitor.ts';
import { importWorld } from './import-world.ts';

const app = await importWorld();
const { api, db, imported } = app;
const administrator = api.as(await seedUser(db, { admin: true }));

afterAll(() =>
  changeSettings(db, () => ({ max_decompressed_archive_size: 10_240 }), new Date().toISOString()),
);

it('tells of a hundred records that failed, and goes on with the others', async () => {
  const user = await seedUser(db);
  const wrong = Array.from({ length: 130 }, (_, index) => ({ iid: index + 1, title: ' ' }));
  const right = { iid: 500, title: 'The last', state: 'opened' };
  const archive = await archiveOf({
    relations: {
      issues: [...wrong, right],
      merge_requests: [{ iid: 0, title: 'Without a number' }],
      boards: [{ name: 'Behind all of them' }],
    },
  });
  const { id, status, get } = await imported(user, archive);
  expect(status).toMatchObject({ import_status: 'finished', import_error: null });
  const told = (status.failed_relations as { line_number: number; relation_name: string }[]).map(
    ({ relation_name, line_number }) => [relation_name, line_number],
  );
  expect(told).toEqual(Array.from({ length: 100 }, (_, line) => ['issues', line]));
  // No more of them are kept, either.
  expect(await db('project_import_failures').where({ project_id: id })).toHaveLength(100);
  expect((await get('/issues')).body).toMatchObject([{ iid: 500, title: 'The last' }]);
  expect((await get('/boards')).body).toMatchObject([{ name: 'Behind all of them' }]);
});

it('unpacks no more than the setting allows', async () => {
  const user = await seedUser(db);
  const archive = await archiveOf({
    project: { description: 'Fires pots' },
    files: { 'other/zeros': Buffer.alloc(2 * 1_048_576) },
  });
  const allowing = async (max_decompressed_archive_size: number) => {
    const settings = { max_decompressed_archive_size };
    const answer = await administrator.put('/application/settings', settings);
    expect(answer).toMatchObject({ status: 200, body: settings });
    return (await imported(user, archive)).status;
  };
  const tooLarge = {
    ...{ import_status: 'failed' },
    import_error: 'Decompressed archive size validation failed.',
  };
  expect(await allowing(1)).toMatchObject(tooLarge);
  // Headers of members count, too.
  expect(await allowing(2)).toMatchObject(tooLarge);
  expect(await allowing(3)).toMatchObject({ import_status: 'finished', import_error: null });
  // 0 is no limit.
  expect(await allowing(0)).toMatchObject({ import_status: 'finished', import_error: null });
});

const script = '<script>alert(document.cookie)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;

/** Files of an archive, and the type under which a picture is shown; null for what is only saved. */
const uploads: readonly (readonly [string, string | Buffer, string | null])[] = [
  ['page.html', `<!doctype html>${script}`, null],
  ['page.xhtml', `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`, null],
  ['picture.svg', svg, null],
  ['no-picture.png', `<!doctype html>${script}`, null],
  ['page.html.png', svg, null],
  ['feed.xml', `<?xml version="1.0"?>${svg}`, null],
  ['code.js', 'alert(1)', null],
  ['a";filename="b.html', script, null],
  ['picture.html', png, 'image/png'],
];

it('brings files of texts that no browser runs', async () => {
  const user = await seedUser(db);
  const secretOf = (index: number) => String(index).padStart(32, '0');
  const files = Object.fromEntries(
    uploads.map(([name, content], index) => [`uploads/${secretOf(index)}/${name}`, content]),
  );
  const archive = await archiveOf({ files: { ...files, 'avatar/a.svg': svg } });
  const { status, get } = await imported(user, archive);
  expect(status).toMatchObject({ import_status: 'finished', failed_relations: [] });
  const visitor = await Visitor.signedIn(app, user);
  const rows = await db('project_uploads').where({ project_id: Number(status.id) });
  expect(rows).toHaveLength(uploads.length);
  for (const [index, [name, content, shownAs]] of uploads.entries()) {
    const row = rows.find(({ secret }) => secret === secretOf(index));
    const filename = String(row?.['filename']);
    const at = `/${String(status.path_with_namespace)}/uploads/${secretOf(index)}/${encodeURIComponent(filename)}`;
    const answer = await visitor.get(at);
    expect([name, answer.status]).toEqual([name, 200]);
    expect(answer.bytes.equals(Buffer.from(content))).toBe(true);
    const { headers } = answer;
    expect([name, headers['content-type']]).toEqual([name, shownAs ?? 'application/octet-stream']);
    expect([name, headers['x-content-type-options']]).toEqual([name, 'nosniff']);
    expect([name, headers['content-security-policy']]).toEqual([
      name,
      expect.stringMatching(/default-src 'none'.*sandbox|sandbox.*default-src 'none'/),
    ]);
    const disposition = headers['content-disposition'];
    if (shownAs === null) {
      expect([name, disposition]).toEqual([name, expect.stringMatching(/^attachment; /)]);
      expect(disposition).not.toMatch(/["\r\n]/);
    }
  }
  // Of pictures of the project only those are taken that people may upload.
  expect((await get()).body.avatar_url).toBeNull();
});
