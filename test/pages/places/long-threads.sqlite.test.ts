import { describe, expect, it, vi } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { people, project } = await projectWorld(app.db);
const api = app.api.as(people.owner);
const { body } = await api.get(`/projects/${project.id}`);
const root = `/${(body as { path_with_namespace: string }).path_with_namespace}/-/issues`;
const maxPageChars = 150_000;

const open = async (description = ''): Promise<number> => {
  const made = await api.post(`/projects/${project.id}/issues`, { title: 'Long', description });
  return (made.body as { readonly iid: number }).iid;
};

const comment = async (iid: number, text: string) => {
  const path = `/projects/${project.id}/issues/${iid}/discussions`;
  const made = await api.post(path, { body: text });
  return made.body as { readonly id: string; readonly notes: readonly { readonly id: number }[] };
};

const read = async (path: string): Promise<string> => {
  const visitor = await Visitor.signedIn(app, people.owner);
  const answer = await visitor.get(path);
  expect(answer.status).toBe(200);
  const html = pageText(answer);
  expect(html.length).toBeLessThan(maxPageChars);
  return html;
};

/** A text of an end that can be looked for. */
const makeLong = (chars: number, end: string) => `${'ab & cd '.repeat(chars / 8)}${end}`;

describe('long texts', () => {
  it('are cut on the page of their issue, and whole on a page of their own', async () => {
    const iid = await open(makeLong(800_000, 'END OF IT'));
    const first = await comment(iid, 'A short one');
    const long = await comment(iid, makeLong(40_000, 'END OF COMMENT'));
    await comment(iid, makeLong(40_000, 'END OF ANOTHER'));
    const html = await read(`${root}/${iid}`);
    expect(html).toContain('A short one');
    expect(html).not.toContain('END OF IT');
    expect(html).toContain('The description goes on');
    const whole = `${root}/${iid}/discussions/${long.id}?note=${long.notes[0]?.id}`;
    expect(html.match(/Show the whole comment/g)?.length).toBeGreaterThan(0);
    expect(await read(whole)).toContain('END OF COMMENT');
    expect(await read(`${root}/${iid}/discussions/${first.id}`)).toContain('A short one');
  });

  it('stay within the page even where each is as long as may be', async () => {
    const iid = await open();
    const { id, notes } = await comment(iid, makeLong(800_000, 'END'));
    expect(await read(`${root}/${iid}`)).not.toContain('END');
    await read(`${root}/${iid}/discussions/${id}?note=${notes[0]?.id}`);
    const escaped = await comment(iid, '&'.repeat(300_000));
    await read(`${root}/${iid}/discussions/${escaped.id}?note=${escaped.notes[0]?.id}`);
  });
});

describe('threads of many replies', () => {
  it('go on, on pages of their own', async () => {
    const iid = await open();
    const { id } = await comment(iid, 'The first');
    const path = `/projects/${project.id}/issues/${iid}/discussions/${id}/notes`;
    for (let count = 1; count <= 60; count += 1) await api.post(path, { body: `reply-${count}.` });
    const html = await read(`${root}/${iid}`);
    expect(html).toContain('reply-10.');
    expect(html).not.toContain('reply-60.');
    expect(html).toMatch(/\d+ more replies/);
    const last = await read(`${root}/${iid}/discussions/${id}?page=4`);
    expect(last).toContain('reply-60.');
    const visitor = await Visitor.signedIn(app, people.owner);
    const beyond = await visitor.get(`${root}/${iid}/discussions/${id}?page=9`);
    expect(beyond.status).toBe(404);
    expect((await visitor.get(`${root}/${iid}/discussions/${'0'.repeat(40)}`)).status).toBe(404);
  });

  it('are rendered as far as the page shows them', async () => {
    const iid = await open();
    const { id } = await comment(iid, 'The first');
    const path = `/projects/${project.id}/issues/${iid}/discussions/${id}/notes`;
    for (let count = 1; count <= 60; count += 1) await api.post(path, { body: `answer-${count}.` });
    const rendered = vi.spyOn(app.environment.rendering, 'render');
    await read(`${root}/${iid}`);
    expect(rendered.mock.calls.length).toBe(45);
    rendered.mockRestore();
  });
});
