import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  expectRefused,
  forbidden,
  invalid,
  notFound,
  type Refusal,
  refused,
  rowNotFound,
} from '#test/support/refusals.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { register, registrationToken } from './world.ts';

const app = await startApp();
const { api, db } = app;
const administrator = await seedUser(db, { admin: true });
const maintainer = await seedUser(db);
const stranger = await seedUser(db);
const group = await seedGroup(db, { visibility: 'private' });
const project = await seedProject(db, { visibility: 'private', namespace: group });
const second = await seedProject(db, { visibility: 'private', namespace: group });
const foreign = await seedProject(db, { visibility: 'private' });
for (const each of [project, second]) {
  await addMember(db, { project: each, user: maintainer, level: 40 });
}
const inProject = `/projects/${project.id}` as const;
const token = await registrationToken(api, administrator, inProject);
const own = await register(api, administrator, inProject, { locked: true });
const ofGroup = await register(api, administrator, `/groups/${group.id}`);
const ofInstance = await register(api, administrator, '');
const ofOthers = await register(api, administrator, `/projects/${foreign.id}`, { locked: false });
const shared = await register(api, administrator, inProject, { locked: false });
const as = api.as(maintainer);
await as.post(`/projects/${second.id}/runners`, { runner_id: shared.id });
await api.as(stranger).get('/user');

const MISSING = 4_000_000_000;
const untagged = refused({
  tags_list: ['can not be empty when runner is not allowed to pick untagged jobs'],
});
const tooShort = refused({ maximum_timeout: ['needs to be at least 10 minutes'] });
const both = invalid('active, paused are mutually exclusive');
const noAccess = forbidden('No access granted');
const current = await registrationToken(api, administrator, inProject);

type Line = readonly [what: string, method: string, path: string, body: object, wanted: Refusal];

const registering: readonly Line[] = [
  ['without a token', {}, invalid('token is missing')],
  ['with no known token', { token: 'GR1348941nobodysnobodysnobody' }, forbidden()],
  ['with a token that was reset', { token }, forbidden()],
  ['with the token of a runner', { token: own.token }, forbidden()],
  ['with NUL', { token: 'a\0b' }, invalid('token is invalid')],
  ['both active and paused', { token: current, active: true, paused: true }, both],
  [
    'with two notes',
    { token: current, maintenance_note: 'a', maintainer_note: 'b' },
    invalid('maintenance_note, maintainer_note are mutually exclusive'),
  ],
  ['without tags or what has none', { token: current, run_untagged: false }, untagged],
  ['with a moment to work', { token: current, maximum_timeout: 599 }, tooShort],
  [
    'with a long timeout',
    { token: current, maximum_timeout: 'long' },
    invalid('maximum_timeout is invalid'),
  ],
  [
    'with a level of its own',
    { token: current, access_level: 'protected' },
    invalid('access_level does not have a valid value'),
  ],
  [
    'with a long note',
    { token: current, maintenance_note: 'n'.repeat(1025) },
    invalid(expect.stringContaining('maintenance_note is expected to have length')),
  ],
].map(([what, body, wanted]): Line => [
  `a registration ${what as string}`,
  'POST',
  '/runners',
  body as object,
  wanted as Refusal,
]);

const byToken: readonly Line[] = [
  ['removal', 'DELETE', '/runners'],
  ['verification', 'POST', '/runners/verify'],
  ['a new token', 'POST', '/runners/reset_authentication_token'],
].flatMap(([what, method, path]): Line[] => [
  [`${what} without a token`, method ?? '', path ?? '', {}, invalid('token is missing')],
  [`${what} of nobody`, method ?? '', path ?? '', { token: 'nobodysnobodysnobody' }, forbidden()],
  [`${what} by a registration token`, method ?? '', path ?? '', { token: current }, forbidden()],
]);

const runner = `/runners/${own.id}`;
const changing: readonly Line[] = [
  [
    'a change of nothing',
    'PUT',
    runner,
    {},
    invalid(expect.stringContaining('at least one parameter')),
  ],
  [
    'a change to active and paused',
    'PUT',
    runner,
    { active: true, paused: true, description: 'x' },
    both,
  ],
  ['a change to untagged', 'PUT', runner, { run_untagged: false, description: 'x' }, untagged],
  ['a change to a moment', 'PUT', runner, { maximum_timeout: 1, description: 'x' }, tooShort],
  ['a runner that is none', 'PUT', `/runners/${MISSING}`, { paused: true }, rowNotFound],
  ['a runner by name', 'PUT', '/runners/kiln', { paused: true }, invalid('id is invalid')],
  ['a runner of the instance', 'PUT', `/runners/${ofInstance.id}`, { paused: true }, noAccess],
  ['a runner of the group', 'PUT', `/runners/${ofGroup.id}`, { paused: true }, noAccess],
  ['a runner of others', 'PUT', `/runners/${ofOthers.id}`, { paused: true }, noAccess],
  ['the end of a runner of others', 'DELETE', `/runners/${ofOthers.id}`, {}, noAccess],
  ['the end of no runner', 'DELETE', `/runners/${MISSING}`, {}, rowNotFound],
  [
    'the end of a runner of two projects',
    'DELETE',
    `/runners/${shared.id}`,
    {},
    forbidden('Runner associated with more than one project'),
  ],
  [
    'a token for a runner of others',
    'POST',
    `/runners/${ofOthers.id}/reset_authentication_token`,
    {},
    noAccess,
  ],
  ['a token for all of the instance', 'POST', '/runners/reset_registration_token', {}, forbidden()],
  [
    'a token of a group of others',
    'POST',
    `/groups/${group.id}/runners/reset_registration_token`,
    {},
    forbidden(),
  ],
  [
    'a token of a project of others',
    'POST',
    `/projects/${foreign.id}/runners/reset_registration_token`,
    {},
    notFound('Project'),
  ],
];

const at = `/projects/${second.id}/runners`;
const assigning: readonly Line[] = [
  ['no runner', 'POST', at, { runner_id: MISSING }, rowNotFound],
  ['nothing', 'POST', at, {}, invalid('runner_id is missing')],
  ['a name', 'POST', at, { runner_id: 'kiln' }, invalid('runner_id is invalid')],
  ['a locked one', 'POST', at, { runner_id: own.id }, forbidden('Runner is locked')],
  ['one of a group', 'POST', at, { runner_id: ofGroup.id }, forbidden('Runner is a group runner')],
  ['one of the instance', 'POST', at, { runner_id: ofInstance.id }, noAccess],
  ['one of others', 'POST', at, { runner_id: ofOthers.id }, noAccess],
  [
    'one it has',
    'POST',
    at,
    { runner_id: shared.id },
    refused({ runner_id: ['has already been taken'] }),
  ],
  ['the end of one it has not', 'DELETE', `${at}/${own.id}`, {}, notFound('Runner')],
  [
    'the end of the only one',
    'DELETE',
    `${inProject}/runners/${own.id}`,
    {},
    forbidden('Only one project associated with the runner. Please remove the runner instead'),
  ],
  [
    'a runner for a hidden project',
    'POST',
    `/projects/${foreign.id}/runners`,
    { runner_id: shared.id },
    notFound('Project'),
  ],
];

describe.each([
  ['registering a runner', registering],
  ['by the token of a runner', byToken],
  ['changing a runner', changing],
  ['giving a project a runner', assigning],
] as const)('%s: all stays as it was for', (_, lines) => {
  it.each(lines.map(([what, ...line]) => [what, line] as const))(
    '%s',
    async (_, [method, url, body, wanted]) => {
      await expectRefused(app, () => as.send(method, url, body), wanted);
    },
  );
});

describe('filters that are none', () => {
  it.each([
    ['status=asleep', 'status does not have a valid value'],
    ['type=project', 'type does not have a valid value'],
    ['scope=broken', 'scope does not have a valid value'],
    ['paused=perhaps', 'paused is invalid'],
    ['per_page=0', 'per_page does not have a valid value'],
  ])('%s', async (query, error) => {
    for (const path of ['/runners', `${inProject}/runners`]) {
      expect(await as.get(`${path}?${query}`)).toMatchObject({ status: 400, body: { error } });
    }
  });
});
