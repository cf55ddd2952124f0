import { describe, expect, it } from 'vitest';
import { initialFlags, type EventFlags } from '#src/domains/platform/integration-records/kinds.ts';
import { requestJira } from '#src/domains/delivery/integrations/requests/jira.ts';
import type { Payload } from '#src/domains/delivery/integrations/requests/payload.ts';
import type { Settings } from '#src/domains/platform/integration-records/table.ts';

const web = 'https://hearth.example/a/kiln';
const project = {
  ...{ name: 'Kiln', web_url: web, path_with_namespace: 'a/kiln', default_branch: 'main' },
};
const user = { name: 'Ada [b]', username: 'ada' };
const sha = 'a'.repeat(40);
const settings: Settings = { url: 'https://jira.example/', username: 'kiln' };

const pushTo = (branch: string, ...messages: string[]): Payload => ({
  ...{ object_kind: 'push', before: 'b'.repeat(40), after: sha, ref: `refs/heads/${branch}` },
  ...{ user_name: user.name, user_username: user.username, project },
  commits: messages.map((message) => ({
    ...{ id: sha, message, title: message.split('\n', 1)[0] ?? '', url: `${web}/-/commit/${sha}` },
    author: { name: 'Ada' },
  })),
  total_commits_count: messages.length,
});

const request = (
  action: string,
  { title = 'Fire', description = '', target_branch = 'main' } = {},
  changes = {},
): Payload => ({
  ...{ object_kind: 'merge_request', user, project, changes },
  object_attributes: {
    ...{ iid: 6, title, description, url: `${web}/-/merge_requests/6`, action },
    ...{ source_branch: 'fire', target_branch },
  },
});

interface Given {
  readonly settings?: Settings;
  readonly flags?: Partial<EventFlags>;
  /** The answers to GET, by the end of the path. */
  readonly answers?: Readonly<Record<string, { status: number; value: unknown }>>;
}

const open = { status: 200, value: { fields: { resolution: null } } };

/** The requests that are sent to issues, in order: `KILN-1 comment`, with the body. Issues are asked for beside. */
function sent(payload: Payload, { settings: more, flags, answers = {} }: Given = {}) {
  const steps = requestJira({
    ...{ settings: { ...settings, ...more }, secrets: { password: 'glaze' }, payload },
    ...{ flags: { ...initialFlags, ...flags }, trigger: 'push_events', header: '', body: '' },
  });
  const posts: { to: string; body: Readonly<Record<string, unknown>> }[] = [];
  let step = steps.next();
  while (step.done !== true) {
    const { method, url, body = '{}' } = step.value;
    const to = url.replace('https://jira.example/rest/api/2/issue/', '');
    const { status, value } =
      method === 'GET'
        ? (answers[to.replace('?fields=resolution', '')] ?? open)
        : { status: 201, value: {} };
    if (method !== 'GET') {
      posts.push({ to: to.replace('/', ' '), body: JSON.parse(body) as Record<string, unknown> });
    }
    step = steps.next({ status, body: Buffer.from(JSON.stringify(value)) });
  }
  return posts;
}

const told = (payload: Payload, given?: Given) => sent(payload, given).map(({ to }) => to);
const mentions = (...issues: string[]) =>
  issues.flatMap((issue) => [`${issue} comment`, `${issue} remotelink`]);

describe('an issue of Jira', () => {
  it('is told of commits that name it, on any branch', () => {
    const posts = sent(pushTo('fire', 'Heat KILN-1 {up}\n\nand KILN-1, GLAZE-2'));
    expect(posts.map(({ to }) => to)).toEqual(mentions('KILN-1', 'GLAZE-2'));
    const [comment, link] = posts;
    expect(comment?.body['body']).toBe(
      String.raw`Ada \[b\] mentioned this issue in [commit aaaaaaaa of a/kiln|${web}/-/commit/${sha}]:` +
        '\n' +
        String.raw`{quote}Heat KILN\-1 \{up\}{quote}`,
    );
    expect(link?.body).toEqual({
      globalId: `${web}/-/commit/${sha}`,
      relationship: 'mentioned on',
      object: {
        url: `${web}/-/commit/${sha}`,
        title: 'commit aaaaaaaa: Heat KILN-1 {up}',
        status: { resolved: false },
      },
    });
  });

  it('has no comments where they are off', () => {
    const flags = { comment_on_event_enabled: false };
    expect(told(pushTo('main', 'KILN-1'), { flags })).toEqual(['KILN-1 remotelink']);
  });

  it('is moved on by what reaches the default branch, where a transition is set', () => {
    const closing = 'Heat\n\nFixes KILN-1 and KILN-2; see KILN-3';
    const byId = { jira_issue_transition_id: '5, 31' };
    const moved = (issue: string) => [
      ...Array.from({ length: 2 }, () => `${issue} transitions`),
      ...mentions(issue),
    ];
    expect(told(pushTo('main', closing), { settings: byId })).toEqual([
      ...moved('KILN-1'),
      ...moved('KILN-2'),
      ...mentions('KILN-3'),
    ]);
    const all = mentions('KILN-1', 'KILN-2', 'KILN-3');
    expect(told(pushTo('fire', closing), { settings: byId })).toEqual(all);
    expect(told(pushTo('main', closing))).toEqual(all);
  });

  it('that is done already, is not there, or cannot be read is left alone', () => {
    const answers = {
      'KILN-1': { status: 200, value: { fields: { resolution: { name: 'Done' } } } },
      'KILN-2': { status: 404, value: {} },
      'KILN-3': { status: 200, value: 'x' },
    };
    const given = { settings: { jira_issue_transition_id: '31' }, answers };
    expect(told(pushTo('main', 'Closes KILN-1, KILN-2, KILN-3'), given)).toEqual([]);
  });

  it('stays where it is when no transition leads to its end', () => {
    const given = {
      settings: { jira_issue_transition_automatic: true },
      answers: { 'KILN-1/transitions': { status: 200, value: { transitions: [{ id: '1' }] } } },
    };
    expect(told(pushTo('main', 'Closes KILN-1'), given)).toEqual(mentions('KILN-1'));
  });

  const done = { statusCategory: { key: 'done' } };
  it.each([
    { transitions: 5 },
    { transitions: 'x' },
    { transitions: { find: 1 } },
    { transitions: [null, 1, 'x', [], { to: null }, { to: { statusCategory: null } }] },
    ...[null, {}, { toString: 1 }, [], true].map((id) => ({ transitions: [{ id, to: done }] })),
    { transitions: [{ to: done }] },
    null,
    [],
  ])('stays where it is when another server answers with %j', (value) => {
    const given = {
      settings: { jira_issue_transition_automatic: true },
      answers: { 'KILN-1/transitions': { status: 200, value } },
    };
    expect(told(pushTo('main', 'Closes KILN-1'), given)).toEqual(mentions('KILN-1'));
  });

  it('is told of merge requests that name it, once, and that close it', () => {
    const description = 'Closes KILN-1';
    const given = { settings: { jira_issue_transition_id: '31' } };
    expect(told(request('open', { description }), given)).toEqual(mentions('KILN-1'));
    expect(told(request('update', { description }), given)).toEqual([]);
    const added = { description: { previous: 'KILN-1', current: 'KILN-1 KILN-2' } };
    const changed = request('update', { description: 'KILN-1 KILN-2' }, added);
    expect(told(changed, given)).toEqual(mentions('KILN-2'));
    const merged = ['KILN-1 transitions', ...mentions('KILN-1')];
    expect(told(request('merge', { description }), given)).toEqual(merged);
    const elsewhere = request('merge', { description, target_branch: 'old' });
    expect(told(elsewhere, given)).toEqual([]);
    expect(told(request('close', { description }), given)).toEqual([]);
  });

  it('is one of at most twenty that one event is told to', () => {
    const many = Array.from({ length: 50 }, (_, each) => `KILN-${each + 1}`).join(' ');
    expect(told(pushTo('main', many, many))).toHaveLength(40);
  });

  it('is asked for at the address of the API, where that is another one', () => {
    const [first] = [
      ...requestJira({
        ...{ settings: { ...settings, api_url: 'https://api.example/x' }, secrets: {} },
        ...{ payload: pushTo('main', 'KILN-1'), flags: initialFlags },
        ...{ trigger: 'push_events', header: '', body: '' },
      }),
    ];
    expect(first?.url).toBe('https://api.example/x/rest/api/2/issue/KILN-1?fields=resolution');
  });
});
