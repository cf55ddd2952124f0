import type { Api } from '../support/app.ts';
import { startApp } from '../support/app.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser } from '../support/seed.ts';

export const roles = [
  'stranger',
  'guest',
  'reporter',
  'developer',
  'maintainer',
  'owner',
  'administrator',
] as const;
export type Role = (typeof roles)[number];

type Row = { readonly id: number };

/** A private group with a private project and a member of every role, and somebody from outside. */
export interface World {
  readonly api: Api;
  readonly people: Readonly<Record<Role, Row>>;
  readonly group: Row;
  /** Has one commit on `main` with a README.md. */
  readonly project: Row;
  /** A new project of the group, for operations that use it up. */
  anotherProject(): Promise<Row>;
  /** A new token of the administrator. */
  anotherToken(): Promise<{ readonly id: number; readonly token: string }>;
  /** A token of the administrator with these scopes only. */
  tokenWith(scopes: readonly string[]): Promise<string>;
}

const MEMBERS = { guest: 10, reporter: 20, developer: 30, maintainer: 40, owner: 50 } as const;

export async function createWorld(): Promise<World> {
  const { api, db, git } = await startApp();
  const people: Record<string, Row> = {};
  for (const role of roles) people[role] = await seedUser(db, { admin: role === 'administrator' });
  const all = people as Readonly<Record<Role, Row>>;

  const group = await seedGroup(db, { visibility: 'private' });
  for (const [role, level] of Object.entries(MEMBERS)) {
    await addMember(db, { group, user: all[role as Role], level });
  }
  const anotherProject = () =>
    seedProject(db, { git, namespace: group, visibility: 'private', readme: true });
  const tokenOf = (scopes: readonly string[]) => seedToken(db, all.administrator, { scopes });
  const project = await anotherProject();
  return {
    api,
    people: all,
    group,
    project,
    anotherProject,
    anotherToken: async () => {
      const { row, token } = await tokenOf(['api']);
      return { id: row.id, token };
    },
    tokenWith: async (scopes) => (await tokenOf(scopes)).token,
  };
}

/** An instance on the smallest plan, with an administrator and nothing else. */
export async function createFreeInstance(): Promise<{ api: Api; administrator: Row }> {
  const { api, db } = await startApp({ config: { plan: 'free' } });
  return { api, administrator: await seedUser(db, { admin: true }) };
}
