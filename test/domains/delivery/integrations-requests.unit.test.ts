import { describe, expect, it } from 'vitest';
import {
  initialFlags,
  findIntegrationKind,
  type Slug,
} from '#src/domains/platform/integration-records/kinds.ts';
import type { Payload } from '#src/domains/delivery/integrations/requests/payload.ts';
import {
  readBranchFilter,
  findFilteredBranch,
  isNotifiedPipeline,
  passesBranch,
  senders,
} from '#src/domains/delivery/integrations/requests/senders.ts';
import type { Secrets, Settings } from '#src/domains/platform/integration-records/table.ts';
import type { HookTrigger } from '#src/domains/delivery/webhook-engine/triggers.ts';

const web = 'https://hearth.example/a/kiln';
const project = {
  name: 'Kiln',
  web_url: web,
  path_with_namespace: 'a/kiln',
  default_branch: 'main',
};
const user = { name: 'Ada <b>', username: 'ada', avatar_url: 'https://hearth.example/a.png' };
const zeros = '0'.repeat(40);
const sha = 'a'.repeat(40);
const commit = (message: string) => ({
  id: sha,
  message,
  title: message.split('\n', 1)[0] ?? '',
  url: `${web}/-/commit/${sha}`,
  author: { name: 'Ada' },
});
const push = {
  object_kind: 'push',
  before: 'b'.repeat(40),
  after: sha,
  ref: 'refs/heads/fire/hot',
  user_name: user.name,
  user_username: user.username,
  user_avatar: user.avatar_url,
  project,
  commits: [commit('Fix #1234\n\nand see https://app.asana.com/0/12/5678')],
  total_commits_count: 1,
} as const;
const issue = {
  object_kind: 'issue',
  user,
  project,
  object_attributes: {
    ...{ iid: 5, title: 'Too [hot] | <now>', url: `${web}/-/issues/5` },
    ...{ action: 'open', description: 'Very & *hot*' },
  },
} as const;
const merge = {
  ...issue,
  object_kind: 'merge_request',
  object_attributes: {
    ...{ iid: 6, title: 'Cool', url: `${web}/-/merge_requests/6`, action: 'merge' },
    ...{ description: null, source_branch: 'fire', last_commit: { id: sha } },
  },
} as const;
const note = {
  object_kind: 'note',
  user,
  project,
  object_attributes: { note: 'Yes', noteable_type: 'Issue', url: `${web}/-/issues/5#note_1` },
  issue: { iid: 5, title: 'Hot' },
} as const;
const pipeline = {
  object_kind: 'pipeline',
  user,
  project,
  object_attributes: {
    ...{ id: 12, ref: 'main', tag: false, sha, status: 'success', detailed_status: 'passed' },
    duration: 62,
  },
} as const;
const wiki = {
  object_kind: 'wiki_page',
  user,
  project,
  object_attributes: { title: 'Glazes', url: `${web}/-/wikis/glazes`, action: 'create' },
} as const;
const deployment = {
  object_kind: 'deployment',
  ...{ status: 'success', deployable_url: null, environment: 'production', project },
  ...{ short_sha: 'aaaaaaaa', user, commit_url: `${web}/-/commit/${sha}`, commit_title: 'Fire' },
} as const;

interface Given {
  readonly settings?: Settings;
  readonly secrets?: Secrets;
  readonly trigger?: HookTrigger;
}

function requests(slug: Slug, payload: Payload, given: Given = {}) {
  const { settings = {}, secrets = {}, trigger = 'push_events' } = given;
  const told = {
    settings: { ...findIntegrationKind(slug).defaults, ...settings },
    secrets: { webhook: 'https://chat.example/hook?key=1', ...secrets },
    flags: initialFlags,
    ...{ trigger, payload, header: 'Push Hook', body: JSON.stringify(payload) },
  };
  return [...(senders[slug]?.build(told) ?? [])].map(({ body = '', ...request }) => ({
    ...request,
    body: body.startsWith('{') ? (JSON.parse(body) as unknown) : body,
  }));
}

/** The first request, which has to be there. */
function only(slug: Slug, payload: Payload, given: Given = {}) {
  const [first, ...rest] = requests(slug, payload, given);
  expect(rest).toEqual([]);
  if (first === undefined) throw new Error('there is no request');
  return first;
}

const bodyOf = (slug: Slug, payload: Payload, given?: Given) =>
  only(slug, payload, given).body as Readonly<Record<string, unknown>>;

const linesOf = (payload: Payload, settings: Settings) =>
  (senders.irker?.lines?.({ settings, payload }) ?? []).map(
    (line) => JSON.parse(line) as { to: string[]; privmsg: string },
  );

const slackText = (payload: Payload, given?: Given) => bodyOf('slack', payload, given)['text'];
const webexText = (payload: Payload) => bodyOf('webex-teams', payload)['markdown'];

describe('messages of chats', () => {
  it('tell of pushes, with a line for each commit', () => {
    const where = `<${web}|a/kiln>`;
    const who = 'Ada &lt;b&gt; (ada)';
    const ref = `<${web}/-/commits/fire/hot|fire/hot>`;
    expect(bodyOf('slack', push)).toEqual({
      text: `${who} pushed to branch ${ref} of ${where} (<${web}/-/compare/${push.before}...${sha}|Compare changes>)`,
      attachments: [
        {
          text: `<${web}/-/commit/${sha}|aaaaaaaa>: Fix #1234 - Ada`,
          fallback: `<${web}/-/commit/${sha}|aaaaaaaa>: Fix #1234 - Ada`,
          color: '#345',
        },
      ],
    });
    expect(slackText({ ...push, before: zeros })).toBe(
      `${who} pushed new branch ${ref} to ${where}`,
    );
    expect(slackText({ ...push, after: zeros })).toBe(
      `${who} removed branch fire/hot from ${where}`,
    );
    const tag = { ...push, object_kind: 'tag_push', ref: 'refs/tags/v1', before: zeros } as const;
    expect(slackText(tag)).toBe(`${who} pushed new tag <${web}/-/tags/v1|v1> to ${where}`);
  });

  it('tell of issues and merge requests, but not of changes of attributes', () => {
    const where = `[a/kiln](${web})`;
    const who = String.raw`Ada \<b\> (ada)`;
    expect(webexText(issue)).toBe(
      String.raw`[${where}] Issue [#5 Too \[hot\] \| \<now\>](${web}/-/issues/5) opened by ${who}` +
        '\n\n' +
        String.raw`Very & \*hot\*`,
    );
    expect(webexText(merge)).toBe(
      `${who} merged merge request [!6 Cool](${web}/-/merge_requests/6) in ${where}`,
    );
    const closed = { ...issue, object_attributes: { ...issue.object_attributes, action: 'close' } };
    expect(webexText(closed)).not.toContain('Very');
    for (const action of ['update', undefined]) {
      const attributes = { ...issue.object_attributes, action: action ?? '' };
      expect(requests('slack', { ...issue, object_attributes: attributes })).toEqual([]);
    }
  });

  it('tell of notes, pipelines, wiki pages and deployments', () => {
    const where = `<${web}|a/kiln>`;
    const who = 'Ada &lt;b&gt; (ada)';
    expect(slackText(note)).toBe(
      `${who} <${web}/-/issues/5#note_1|commented on issue #5> in ${where}: *Hot*`,
    );
    expect(slackText(pipeline)).toBe(
      `${where}: Pipeline <${web}/-/pipelines/12|#12> of branch <${web}/-/commits/main|main> by ${who} has passed in 01:02`,
    );
    const request = { iid: 6, url: `${web}/-/merge_requests/6` };
    expect(slackText({ ...pipeline, merge_request: request })).toBe(
      `${where}: Pipeline <${web}/-/pipelines/12|#12> of merge request <${request.url}|!6> by ${who} has passed in 01:02`,
    );
    expect(slackText(wiki)).toBe(
      `${who} created <${web}/-/wikis/glazes|wiki page> in ${where}: *Glazes*`,
    );
    expect(slackText(deployment)).toBe('Deploy to production succeeded');
    expect(requests('slack', { object_kind: 'build' })).toEqual([]);
  });

  it('let nobody call people, or write links and pictures, in Mattermost', () => {
    const words = '@all @Channel @here [sign in](http://evil.example) ![x](http://evil.example/x)';
    const hostile = {
      ...issue,
      user: { ...user, name: words },
      project: { ...project, path_with_namespace: words },
      object_attributes: { ...issue.object_attributes, title: words, description: `# ${words}` },
    };
    const note = {
      ...{
        object_kind: 'note' as const,
        user: hostile.user,
        project: hostile.project,
        issue: { iid: 5, title: words },
      },
      object_attributes: { note: words, noteable_type: 'Issue', url: web },
    };
    const pushed = {
      ...push,
      user_name: words,
      commits: [{ ...commit(words), author: { name: words } }],
    };
    for (const payload of [hostile, note, pushed]) {
      const text = JSON.stringify(bodyOf('mattermost', payload));
      expect(text).not.toMatch(/@(?:all|channel|here)/i);
      // Each bracket of others has a backslash, which JSON doubles.
      expect(text).not.toMatch(/[^\\]\]\(http:\/\/evil/);
      expect(text).not.toMatch(/"# /);
    }
  });

  it('go to the channels that are chosen for the event, or else to the common one', () => {
    const settings = { channel: 'all', issue_channel: '#hot, #fire,#hot', username: 'kiln' };
    const chosen = requests('mattermost', issue, { settings, trigger: 'issues_events' });
    expect(chosen.map(({ body }) => (body as Settings)['channel'])).toEqual(['#hot', '#fire']);
    expect(bodyOf('mattermost', push, { settings })).toMatchObject({
      channel: 'all',
      username: 'kiln',
    });
  });

  it('have the shape of their receiver', () => {
    expect(only('discord', pipeline)).toMatchObject({
      method: 'POST',
      url: 'https://chat.example/hook?key=1',
      headers: { 'Content-Type': 'application/json' },
      body: {
        embeds: [
          {
            color: 0x1aaa55,
            author: { name: 'Ada <b>', icon_url: 'https://hearth.example/a.png' },
            description: expect.stringContaining('[#12](') as string,
          },
        ],
        allowed_mentions: { parse: [] },
      },
    });
    expect(bodyOf('microsoft-teams', push)).toMatchObject({
      '@type': 'MessageCard',
      title: 'a/kiln',
      summary: 'Ada <b> in a/kiln',
      sections: [{ activitySubtitle: `in [a/kiln](${web})`, activityImage: user.avatar_url }],
    });
    const chat = new URL(only('hangouts-chat', note).url);
    expect(Object.fromEntries(chat.searchParams)).toEqual({
      key: '1',
      threadKey: 'issue a/kiln 5',
      messageReplyOption: 'REPLY_MESSAGE_FALLBACK_TO_NEW_THREAD',
    });
    expect(bodyOf('unify-circuit', wiki)).toMatchObject({ subject: 'a/kiln', markdown: true });
  });
});

describe('requests to build servers', () => {
  const merged = { ...merge, object_attributes: { ...merge.object_attributes, action: 'open' } };
  const login = `Basic ${Buffer.from('me:secret').toString('base64')}`;
  const user_ = { settings: { username: 'me' }, secrets: { password: 'secret' } };

  it('start a build of Bamboo and TeamCity', () => {
    const bamboo = { bamboo_url: 'https://b.example/x/', build_key: 'K-M', username: 'me' };
    expect(only('bamboo', push, { ...user_, settings: bamboo })).toEqual({
      method: 'POST',
      url: 'https://b.example/x/updateAndBuild.action?buildKey=K-M&os_authType=basic',
      headers: { Authorization: login },
      body: '',
    });
    const settings = { teamcity_url: 'https://t.example', build_type: 'K"M', username: 'me' };
    const built = (payload: Payload) => requests('teamcity', payload, { ...user_, settings });
    expect(built({ ...push, ref: 'refs/heads/a&b' })).toEqual([
      {
        method: 'POST',
        url: 'https://t.example/httpAuth/app/rest/buildQueue',
        headers: { 'Content-Type': 'application/xml', Authorization: login },
        body: '<build branchName="a&amp;b"><buildType id="K&quot;M"/></build>',
      },
    ]);
    expect(built(merged)[0]?.body).toContain('branchName="fire"');
    expect(built(merge)).toEqual([]);
    expect(built({ ...push, after: zeros })).toEqual([]);
  });

  it('hand on the payload of the event', () => {
    const posted = (slug: Slug, given: Given) => {
      const { body, headers, url } = only(slug, push, given);
      expect(body).toEqual(push);
      expect(headers).toMatchObject({ 'X-Gitlab-Event': 'Push Hook' });
      return url;
    };
    expect(posted('buildkite', { secrets: { token: 'hook:status' } })).toBe(
      'https://webhook.buildkite.com/deliver/hook',
    );
    const drone = { settings: { drone_url: 'https://d.example' }, secrets: { token: 't&' } };
    expect(posted('drone-ci', drone)).toBe(
      'https://d.example/hook?owner=a&name=kiln&access_token=t%26',
    );
    const jenkins = { jenkins_url: 'https://j.example/', project_name: 'a b/c', username: 'me' };
    expect(posted('jenkins', { ...user_, settings: jenkins })).toBe(
      'https://j.example/project/a%20b/c',
    );
    expect(only('jenkins', push, { ...user_, settings: jenkins }).headers).toMatchObject({
      Authorization: login,
    });
    const packagist = { settings: { username: 'me' }, secrets: { token: 'x' } };
    expect(posted('packagist', packagist)).toBe(
      'https://packagist.org/api/update-package?username=me&apiToken=x',
    );
    const datadog = {
      settings: { datadog_tags: 'a:b\n\n c:d ', datadog_env: 'prod' },
      secrets: { api_key: 'k' },
    };
    expect(posted('datadog', datadog)).toBe(
      'https://webhook-intake.datadoghq.com/api/v2/webhook?dd-api-key=k&env=prod&tags=a%3Ab%2Cc%3Ad',
    );
  });

  it('are none where a setting of earlier makes no address', () => {
    const nothing = (
      slug: Slug,
      settings: Settings,
      secrets: Secrets = {},
      payload: Payload = push,
    ) => expect(requests(slug, payload, { settings, secrets })).toEqual([]);
    nothing('datadog', { datadog_site: 'a b' });
    nothing('datadog', { api_url: 'nowhere' });
    nothing('github', { repository_url: 'nowhere' }, {}, pipeline);
    nothing('hangouts-chat', {}, { webhook: 'nowhere' });
  });

  it('set the status of a commit at GitHub', () => {
    const secrets = { token: 't' };
    const at = (repository_url: string, more: Settings = {}) =>
      only('github', pipeline, { settings: { repository_url, ...more }, secrets });
    expect(at('https://github.com/a/kiln.git')).toEqual({
      method: 'POST',
      url: `https://api.github.com/repos/a/kiln/statuses/${sha}`,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/vnd.github+json',
        Authorization: 'token t',
      },
      body: {
        state: 'success',
        target_url: `${web}/-/pipelines/12`,
        description: 'Pipeline passed',
        context: 'ci/hearth',
      },
    });
    const own = at('https://git.example/a/kiln', { static_context: false });
    expect(own.url).toBe(`https://git.example/api/v3/repos/a/kiln/statuses/${sha}`);
    expect(own.body).toMatchObject({ context: 'ci/hearth/main' });
  });
});

describe('requests about commits', () => {
  it('comment on tasks of Asana, and end those that a commit fixes', () => {
    const secrets = { api_key: 'k' };
    const sent = requests('asana', push, { secrets });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://app.asana.com/api/1.0/tasks/1234/stories',
      'PUT https://app.asana.com/api/1.0/tasks/1234',
      'POST https://app.asana.com/api/1.0/tasks/5678/stories',
    ]);
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer k' });
    expect(sent[1]?.body).toEqual({ data: { completed: true } });
    const named = { ...push, commits: [commit('Heat #1234 (#5678), not a#9012 or #12')] };
    expect(requests('asana', named, { secrets }).map(({ url }) => url)).toEqual([
      'https://app.asana.com/api/1.0/tasks/1234/stories',
      'https://app.asana.com/api/1.0/tasks/5678/stories',
    ]);
    const elsewhere = { settings: { restrict_to_branch: 'main, fire' }, secrets };
    expect(requests('asana', push, elsewhere)).toEqual([]);
    const here = { settings: { restrict_to_branch: 'main, fire/hot' }, secrets };
    expect(requests('asana', push, here)).toHaveLength(3);
  });

  it('have the shape of Pivotal Tracker, Pushover, Campfire, Flowdock and Assembla', () => {
    expect(only('pivotaltracker', push, { secrets: { token: 't' } })).toMatchObject({
      url: 'https://www.pivotaltracker.com/services/v5/source_commits',
      headers: { 'X-TrackerToken': 't' },
      body: { source_commit: { commit_id: sha, author: 'Ada' } },
    });
    const pushover = only('pushover', push, {
      settings: { priority: '2' },
      secrets: { api_key: 'k', user_key: 'u' },
    });
    const form = Object.fromEntries(new URLSearchParams(String(pushover.body)));
    expect(form).toMatchObject({ token: 'k', user: 'u', priority: '2', retry: '60' });
    expect(form['message']).toBe('Ada <b> pushed to branch "fire/hot". Total commits count: 1');
    const campfire = { settings: { subdomain: 'kiln', room: '12' }, secrets: { token: 't' } };
    expect(only('campfire', push, campfire)).toMatchObject({
      url: 'https://kiln.campfirenow.com/room/12/speak.json',
      body: { message: { type: 'TextMessage' } },
    });
    expect(
      requests('campfire', push, { settings: { subdomain: 'evil.example/', room: '1' } }),
    ).toEqual([]);
    expect(only('flowdock', push, { secrets: { token: 't' } }).body).toMatchObject({
      flow_token: 't',
      event: 'activity',
      body: 'aaaaaaaa Fix #1234',
    });
    const assembla = { settings: { subdomain: 'a/b' }, secrets: { token: 't' } };
    expect(only('assembla', push, assembla)).toMatchObject({
      url: 'https://atlas.assembla.com/spaces/a%2Fb/github_tool?secret_key=t',
      body: { payload: push },
    });
  });
});

describe('an event for an integration', () => {
  it('is of the branches that are chosen; tags always pass', async () => {
    const passes = (filter: string, branch: string, isProtected = false) =>
      passesBranch(filter, branch, 'main', async () => isProtected);
    expect(await passes('all', 'fire')).toBe(true);
    expect([await passes('default', 'main'), await passes('default', 'fire')]).toEqual([
      true,
      false,
    ]);
    expect([await passes('protected', 'main'), await passes('protected', 'fire', true)]).toEqual([
      false,
      true,
    ]);
    expect(await passes('default_and_protected', 'main')).toBe(true);
    expect(await passes('default_and_protected', 'fire')).toBe(false);
    expect(findFilteredBranch(push)).toBe('fire/hot');
    expect(findFilteredBranch(pipeline)).toBe('main');
    expect(findFilteredBranch({ ...push, object_kind: 'tag_push' })).toBe(null);
    expect(findFilteredBranch(issue)).toBe(null);
    expect(readBranchFilter({})).toBe('all');
    expect(
      readBranchFilter({ branches_to_be_notified: 'all', notify_only_default_branch: true }),
    ).toBe('default');
  });

  it('is of pipelines that ended, or of failed ones only', () => {
    const wanted = (status: string, settings: Settings) =>
      isNotifiedPipeline(settings, {
        ...pipeline,
        object_attributes: { ...pipeline.object_attributes, status },
      });
    const all = { notify_only_broken_pipelines: false };
    const broken = { notify_only_broken_pipelines: true };
    expect(['running', 'success', 'failed'].map((status) => wanted(status, all))).toEqual([
      false,
      true,
      true,
    ]);
    expect(['success', 'failed'].map((status) => wanted(status, broken))).toEqual([false, true]);
    expect(wanted('running', {})).toBe(true);
  });
});

describe('lines for channels', () => {
  const settings = {
    recipients: '#kiln irc://other.example/glaze\nircs://x.example nobody',
    default_irc_uri: 'irc://irc.example:6697',
  };
  const named = (name: string) => ({ ...push, user_name: name });

  it('go to the channels that have a server, and tell of each commit', () => {
    const lines = linesOf(push, settings);
    expect(lines.map(({ to }) => to)).toEqual(
      Array.from({ length: 2 }, () => [
        'irc://irc.example:6697/#kiln',
        'irc://other.example/glaze',
        'irc://irc.example:6697/nobody',
      ]),
    );
    expect(lines.map(({ privmsg }) => privmsg)).toEqual([
      `a/kiln: Ada <b> pushed 1 new commit to fire/hot: ${web}/-/compare/${push.before}...${sha}`,
      'a/kiln: Ada fire/hot * aaaaaaaa: Fix #1234',
    ]);
    expect(linesOf(push, { recipients: '#kiln' })).toEqual([]);
    expect(linesOf(issue, settings)).toEqual([]);
  });

  it('tell of branches that come and go, in colours where that is chosen', () => {
    const [created] = linesOf({ ...push, before: zeros }, settings);
    expect(created?.privmsg).toBe(
      `a/kiln: Ada <b> created branch fire/hot: ${web}/-/commits/fire%2Fhot`,
    );
    const gone = linesOf({ ...push, after: zeros }, { ...settings, colorize_messages: true });
    expect(gone.map(({ privmsg }) => privmsg)).toEqual([
      '\u000304a/kiln\u000f: Ada <b> deleted branch \u000305fire/hot\u000f',
    ]);
  });

  it('are one line each, and short, whatever somebody is called', () => {
    const [{ privmsg } = { privmsg: '' }] = linesOf(
      named(`A\r\nQUIT\u0002 ${'b'.repeat(900)}`),
      settings,
    );
    expect(privmsg).toContain('a/kiln: A QUIT bb');
    expect(privmsg.length).toBeLessThan(500);
  });
});
