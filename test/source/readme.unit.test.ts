import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import bundle from '#generated/openapi.json' with { type: 'json' };

interface Operation {
  readonly tags?: readonly string[];
  readonly 'x-pending'?: boolean;
}

it('the README names the resources that wait for functions, and no others', () => {
  const items = Object.values(bundle.paths) as Readonly<Record<string, Operation>>[];
  const waiting = items
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation['x-pending'] === true)
    .flatMap(({ tags = [] }) => tags);
  const sentence = /The document describes more than there is: ([^]*?)\sanswer 501/.exec(
    readFileSync('README.md', 'utf8'),
  );
  const named = sentence?.[1]?.match(/(?<=`)[a-z-]+(?=`)/g) ?? [];
  expect(named).toEqual([...new Set(waiting)].toSorted());
});

/** The names in the table of supported features, and how the paths of its operations are known; null for what has none. */
const things: Readonly<Record<string, RegExp | null>> = {
  Subgroups: /^\/groups\/\{id\}\/subgroups$/,
  members: /\/members$/,
  invitations: /\/invitations$/,
  shares: /\/share$/,
  forks: /\/forks$/,
  stars: /\/star$/,
  transfers: /\/transfer$/,
  archives: /\/archive$/,
  uploads: /\/uploads$/,
  topics: /^\/topics$/,
  templates: /\/templates\//,
  exports: /\/export$/,
  imports: /^\/projects\/import$/,
  Mirrors: /\/remote_mirrors/,
  badges: /\/badges/,
  wikis: /\/wikis/,
  snippets: /\/snippets/,
  'static pages': /\/pages/,
  'HTTP clone and push': null,
  'push options': null,
  'protected branches and tags': /\/protected_(?:branches|tags)$/,
  'push rules': /\/push_rule$/,
  'code owners': null,
  files: /\/repository\/files/,
  commits: /\/repository\/commits/,
  SSH: null,
  'large files (LFS)': /\/lfs/,
  'SSH signatures': null,
  changelogs: /\/repository\/changelog/,
  Issues: /\/issues$/,
  epics: /\/epics$/,
  boards: /\/boards$/,
  milestones: /\/milestones$/,
  iterations: /\/iterations$/,
  labels: /\/labels$/,
  links: /\/links$/,
  'time tracking': /\/add_spent_time$/,
  'to-dos': /\/todos$/,
  discussions: /\/discussions$/,
  'emoji reactions': /\/award_emoji$/,
  'Email notifications': null,
  'notification settings': /\/notification_settings/,
  'service desk': /\/service_desk/,
  Diffs: /\/diffs$/,
  suggestions: /\/suggestions/,
  'approvals with rules': /\/approval_rules$/,
  merges: /\/merge$/,
  rebases: /\/rebase$/,
  'pipelines of forks and merged results': /\/merge_requests\/\{[^}]+\}\/pipelines$/,
  'Merge trains': /\/merge_trains/,
  'external status checks': /status_checks/,
  'CI configurations': /\/ci\/lint$/,
  schedules: /\/pipeline_schedules$/,
  triggers: /\/triggers$/,
  jobs: /\/jobs$/,
  artifacts: /\/artifacts$/,
  reports: /\/test_report$/,
  environments: /\/environments$/,
  deployments: /\/deployments$/,
  variables: /\/variables$/,
  runners: /^\/runners$/,
  'a shell runner': null,
  'Containers in our runner (`image:` is ignored)': null,
  'feature flags': /\/feature_flags/,
  'Terraform state': /\/terraform/,
  Tags: /\/repository\/tags$/,
  Releases: /\/releases/,
  packages: /\/packages/,
  'container registry': /\/registry\/repositories/,
  'Sign-up': null,
  approval: /\/users\/\{id\}\/approve$/,
  'two-factor authentication': /\/disable_two_factor$/,
  sessions: null,
  tokens: /\/personal_access_tokens$/,
  'OAuth and OpenID provider': /^\/applications$/,
  'SCIM provisioning': /\/scim/,
  'External single sign-on and LDAP': null,
  'REST API with OpenAPI document': /./,
  'system settings': /^\/application\/settings$/,
  'audit events': /\/audit_events$/,
  webhooks: /\/hooks$/,
  integrations: /\/integrations\//,
  GraphQL: /\/api\/graphql$/,
  'GraphQL explorer': /graphql-explorer$/,
  'GraphQL subscriptions': null,
};

it('the table of supported features agrees with the document', () => {
  const operations = Object.entries(bundle.paths).flatMap(([path, item]) =>
    Object.values(item as Readonly<Record<string, Operation>>).map((operation) => ({
      path,
      written: operation['x-pending'] !== true,
    })),
  );
  const table = /## Supported features\n([^]*?)\nThe document/.exec(
    readFileSync('README.md', 'utf8'),
  );
  const rows = [...(table?.[1]?.matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm) ?? [])]
    // The last is about pages, of which the document says nothing.
    .slice(2, -1);
  const wrong: string[] = [];
  for (const [, , present = '', absent = ''] of rows) {
    const look = (cell: string, isTrue: (of: typeof operations) => boolean) => {
      for (const thing of cell.split(/[,;] /)) {
        const pattern = things[thing];
        if (pattern === undefined) wrong.push(`${thing}: name its operations above`);
        else if (pattern && !isTrue(operations.filter(({ path }) => pattern.test(path))))
          wrong.push(`${thing}: the document says otherwise`);
      }
    };
    look(present, (of) => of.some(({ written }) => written));
    look(absent, (of) => of.length === 0 || of.some(({ written }) => !written));
  }
  expect(rows.length).toBeGreaterThan(7);
  expect(wrong).toEqual([]);
});

it('the README is a first page: a hundred lines at most', () => {
  const lines = readFileSync('README.md', 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(100);
});

it('a version of the CHANGELOG has sixty lines at most', () => {
  const [, ...versions] = readFileSync('CHANGELOG.md', 'utf8').split(/^(?=## )/m);
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => version.trimEnd().split('\n').length > 60)).toEqual([]);
});

it('the documents say username, and not user name', () => {
  const texts = ['README.md', 'CHANGELOG.md', 'generated/openapi.json'];
  const odd = texts.filter((file) => /\buser names?\b/i.test(readFileSync(file, 'utf8')));
  expect(odd).toEqual([]);
});
