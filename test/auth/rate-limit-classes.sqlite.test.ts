import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import bundle from '#generated/openapi.json' with { type: 'json' };
import { type Actor, createActor } from '#src/records/actor.ts';
import { connect, type Database } from '#src/database/database.ts';
import {
  type RateLimitClassName,
  rateLimitClassNames,
  type RateLimitSubject,
} from '#src/limits/classes.ts';
import { createRateLimits } from '#src/limits/rate-limits.ts';
import { forgetSettings } from '#src/settings/current.ts';
import type { StoredSettings } from '#src/settings/row.ts';
import { changeSettings } from '#src/settings/table.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/databases.ts';
import { seedUser } from '#test/support/seed.ts';

let db: Database;
let fresh: FreshDatabase;
let robin: Actor;
let kim: Actor;

beforeAll(async () => {
  fresh = await freshDatabase();
  db = await connect(fresh.url);
  robin = createActor(await seedUser(db), { administrator: true });
  kim = createActor(await seedUser(db), { administrator: true });
});
afterAll(async () => {
  await db.close();
  await fresh.drop();
});

/** 2026-03-10T12:00:00Z: a window of every class begins. */
const noon = 1_773_144_000_000;
let windows = 0;

/** Counts in a window of its own how many of `attempts` are let through. */
async function countAllowed(
  className: string,
  subjects: readonly RateLimitSubject[],
  attempts: number,
): Promise<number> {
  windows += 1;
  const now = noon + windows * 3_600_000;
  const limits = createRateLimits({ db, config: { rateLimits: true }, now: () => now });
  let allowed = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const subject = subjects[attempt % subjects.length];
    if (subject === undefined) throw new Error('no subject');
    await limits.consume(className, subject).then(
      () => (allowed += 1),
      () => {},
    );
  }
  return allowed;
}

async function change(settings: Partial<StoredSettings>): Promise<void> {
  await db.transaction((db) => changeSettings(db, () => settings, new Date(noon).toISOString()));
  forgetSettings(db);
}

const somewhere = '/projects/5/x';
const ip = '192.0.2.1';
const by = (actor: Actor | null, path = somewhere): RateLimitSubject => ({ actor, path, ip });
const from = (ip: string): RateLimitSubject => ({ actor: null, path: somewhere, ip });

it('every class that the document names exists', () => {
  interface Operation {
    readonly 'x-rate-limit'?: string;
  }
  const named = Object.values(bundle.paths as Record<string, Record<string, Operation>>)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => operation['x-rate-limit'] ?? []);
  expect(named.length).toBeGreaterThan(15);
  const known: readonly string[] = rateLimitClassNames;
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

/** Limit of the class in its window, and the kind of its keys. */
const documented: Readonly<
  Partial<Record<RateLimitClassName, readonly [limit: number, key: 'user' | 'address' | 'path']>>
> = {
  changelog: [5, 'user'],
  email_confirmation: [5, 'user'],
  email_create: [5, 'user'],
  group_download_export: [1, 'user'],
  group_export: [6, 'user'],
  group_import: [6, 'user'],
  hook_resend: [5, 'user'],
  hook_test: [5, 'user'],
  invitation_to_address: [5, 'path'],
  invitation_to_address_in_all: [20, 'path'],
  invitations_of_caller: [200, 'user'],
  issues_create: [300, 'user'],
  large_blob: [5, 'path'],
  mail_of_network: [20, 'address'],
  mail_to_address: [5, 'path'],
  mail_to_address_in_all: [20, 'path'],
  mail_of_credentials: [20, 'path'],
  mail_of_waiting_accounts: [20, 'path'],
  mail_of_projects_to_address: [20, 'path'],
  mail_of_projects_to_address_in_all: [200, 'path'],
  mails_of_projects: [10_000, 'path'],
  markdown: [300, 'user'],
  namespace_exists: [20, 'user'],
  notes_create: [300, 'user'],
  project_export: [6, 'user'],
  project_export_download: [1, 'user'],
  project_import: [6, 'user'],
  relations_export: [6, 'user'],
  repository_archive: [5, 'user'],
  scim: [600, 'path'],
  search: [30, 'user'],
  signatures: [300, 'user'],
  slash_commands: [60, 'path'],
  test_reports: [120, 'user'],
  uploads_create: [60, 'user'],
  user_sign_up: [20, 'address'],
  username_change: [10, 'user'],
  username_exists: [20, 'address'],
  users_get_by_id: [300, 'user'],
};

describe.each(Object.entries(documented))('%s', (name, [limit, key]) => {
  it(`allows ${limit} of one ${key}`, async () => {
    expect(await countAllowed(name, [by(robin)], limit + 3)).toBe(limit);
  });

  it(`counts each ${key} by itself`, async () => {
    const two = {
      user: [by(robin), by(kim)],
      address: [from('192.0.2.1'), from('192.0.2.2')],
      path: [by(robin), by(robin, '/projects/6/x')],
    }[key];
    expect(await countAllowed(name, two, 2 * limit + 6)).toBe(2 * limit);
  });
});

it.each(['hook_test', 'hook_resend'] as const)(
  '%s counts each hook, whatever is sent',
  async (name) => {
    const of = (hook: number, what: string) => by(robin, `/projects/5/hooks/${hook}/test/${what}`);
    const alike = [of(1, 'push_events'), of(1, 'issues_events')];
    expect(await countAllowed(name, alike, 12)).toBe(5);
    expect(await countAllowed(name, [of(2, 'push_events')], 12)).toBe(5);
  },
);

it('each class is documented here', () => {
  const guesses: readonly string[] = [
    'bad_token',
    'password_again',
    'second_factor',
    'login_by_name',
    'login_of_network',
  ];
  const known = rateLimitClassNames.filter((name) => !guesses.includes(name));
  expect(Object.keys(documented)).toEqual(known);
});

describe('the limit of', () => {
  const adjustable: readonly (readonly [RateLimitClassName, keyof StoredSettings])[] = [
    ['group_download_export', 'group_download_export_limit'],
    ['group_export', 'group_export_limit'],
    ['group_import', 'group_import_limit'],
    ['issues_create', 'issues_create_limit'],
    ['notes_create', 'notes_create_limit'],
    ['project_export', 'project_export_limit'],
    ['project_export_download', 'project_download_export_limit'],
    ['project_import', 'project_import_limit'],
    ['search', 'search_rate_limit'],
    ['users_get_by_id', 'users_get_by_id_limit'],
  ];
  it.each(adjustable)('%s is what %s says at once, 0 is none', async (name, setting) => {
    await change({ [setting]: 2 });
    expect(await countAllowed(name, [by(robin)], 5)).toBe(2);
    await change({ [setting]: 3 });
    expect(await countAllowed(name, [by(robin)], 5)).toBe(3);
    await change({ [setting]: 0 });
    expect(await countAllowed(name, [by(robin)], 400)).toBe(400);
  });

  it('searches without credentials is smaller, and of the network', async () => {
    await change({ search_rate_limit: 30 });
    const network = [from('2001:db8::1'), from('2001:db8::2')];
    expect(await countAllowed('search', network, 15)).toBe(10);
    await change({ search_rate_limit_unauthenticated: 4 });
    expect(await countAllowed('search', network, 15)).toBe(4);
  });

  it('rendering without credentials is smaller, and of the network', async () => {
    const network = [from('2001:db8::1'), from('2001:db8::2')];
    expect(await countAllowed('markdown', network, 70)).toBe(60);
    expect(await countAllowed('markdown', [...network, from('2001:db8:0:1::1')], 180)).toBe(120);
  });

  it('some users can be lifted', async () => {
    const names = `someone\n${robin.user.username.toUpperCase()}\n`;
    await change({
      notes_create_limit: 2,
      notes_create_limit_allowlist_raw: names,
      users_get_by_id_limit: 2,
      users_get_by_id_limit_allowlist_raw: names,
    });
    for (const name of ['notes_create', 'users_get_by_id']) {
      expect(await countAllowed(name, [by(robin)], 9)).toBe(9);
      expect(await countAllowed(name, [by(kim)], 9)).toBe(2);
    }
  });
});

describe('a path', () => {
  it('is the same in every spelling', async () => {
    const spellings = ['/projects/a%2Fb/raw', '/projects/A%2fb/raw', '/projects/%61%2Fb/r%61w'];
    const subjects = spellings.map((path) => by(robin, path));
    expect(await countAllowed('large_blob', subjects, 12)).toBe(5);
  });

  it('of an archive counts for its project, whatever is asked of it', async () => {
    const paths = ['archive', 'archive.zip', 'archive.tar.gz', 'archive?sha=main'];
    const subjects = paths.map((path) => by(robin, `/projects/5/repository/${path}`));
    expect(await countAllowed('repository_archive', subjects, 12)).toBe(5);
    const other = by(robin, '/projects/6/repository/archive');
    expect(await countAllowed('repository_archive', [...subjects, other], 20)).toBe(9);
  });

  it('that is no valid text is counted all the same', async () => {
    expect(await countAllowed('large_blob', [by(null, '/projects/%zz')], 9)).toBe(5);
  });
});
