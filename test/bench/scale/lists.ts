import type { Caller, ScaleWorld } from './world.ts';

/** A list that is asked for. */
export interface Asked {
  readonly name: string;
  readonly caller: Caller | null;
  readonly url: string;
}

/** Page one of these is to take as long with many rows as with few. */
export function listsOf(world: ScaleWorld): Asked[] {
  const ask = (caller: Caller | null, path: string, name = path): Asked => ({
    name: `GET ${name}, ${caller ?? 'anonymous'}`,
    caller,
    url: `/api/v4${path}${path.includes('?') ? '&' : '?'}per_page=20`,
  });
  const all = (caller: Caller | null, ...paths: string[]) => paths.map((path) => ask(caller, path));
  const crowd = `/groups/${world.crowd}/members`;
  const ofCrowd = '/groups/{id}/members';
  const events = `/projects/${world.busy}/events`;
  const issues = `/projects/${world.busy}/issues`;
  return [
    ...all(null, '/projects', '/projects?order_by=name', '/groups', '/groups?order_by=path'),
    ...all('reader', '/projects', '/projects?membership=true', '/projects?archived=false'),
    ...['name', 'path', 'updated_at', 'last_activity_at', 'star_count'].map((order) =>
      ask('reader', `/projects?order_by=${order}`),
    ),
    ...all(
      'reader',
      '/projects?visibility=internal',
      '/projects?min_access_level=30',
      '/projects?starred=true',
      '/projects?topic=common',
      '/projects?with_programming_language=Ruby',
      '/projects?with_programming_language=Zebra',
      '/projects?with_issues_enabled=true',
      '/projects?last_activity_after=2000-01-01',
      '/projects?last_activity_after=2100-01-01',
      '/projects?search=zebra',
      '/projects?search=project',
      '/projects?search=xq',
    ),
    ...all(
      'administrator',
      '/projects',
      '/projects?order_by=name',
      '/projects?order_by=storage_size',
      '/projects?order_by=storage_size&visibility=public',
      '/projects?order_by=storage_size&archived=true',
      '/users',
      '/users?order_by=name&sort=asc',
      '/users?blocked=true',
      '/users?without_projects=true',
    ),
    ...all(
      'reader',
      '/users',
      '/users?active=true',
      '/users?external=true',
      '/users?search=zebra',
      '/users?search=usual',
      '/users?search=common',
      '/users?search=xq',
      '/groups',
      '/groups?all_available=true',
      '/groups?order_by=id',
      '/groups?top_level_only=true',
      '/groups?search=zebra',
      '/groups?search=group',
      '/groups?search=xq',
    ),
    ...all('administrator', '/groups', '/groups?search=group'),
    ask('reader', crowd, ofCrowd),
    ask('reader', `${crowd}/all`, `${ofCrowd}/all`),
    ask('reader', `${crowd}?query=zebra`, `${ofCrowd}?query=zebra`),
    ask('reader', `${crowd}?query=common`, `${ofCrowd}?query=common`),
    ask('reader', events, '/projects/{id}/events'),
    ask('reader', `${events}?action=closed`, '/projects/{id}/events?action=closed'),
    ask('reader', `${events}?target_type=note`, '/projects/{id}/events?target_type=note'),
    ...all('reader', '/events', '/events?scope=all'),
    ...['', '?type=instance_type', '?status=online', '?status=offline', '?status=stale'].map(
      (query) => ask('administrator', `/runners/all${query}`),
    ),
    ...['?paused=true', '?tag_list=common', '?tag_list=zebra'].map((query) =>
      ask('administrator', `/runners/all${query}`),
    ),
    ask('administrator', `/projects/${world.busy}/runners`, '/projects/{id}/runners'),
    ask('administrator', `/groups/${world.crowd}/runners`, '/groups/{id}/runners'),
    ...all('reader', '/runners'),
    ...[
      '',
      '?state=opened',
      '?state=closed',
      '?order_by=updated_at',
      '?order_by=title',
      '?order_by=due_date&sort=asc',
      '?labels=common',
      '?labels=zebra',
      '?assignee_id=Any',
      '?search=zebra',
      '?search=issue',
      '?search=fast&in=description',
    ].map((query) => ask('reader', `${issues}${query}`, `/projects/{id}/issues${query}`)),
    ask('administrator', issues, '/projects/{id}/issues'),
    ...all('reader', '/issues', '/issues?scope=assigned_to_me', '/issues?scope=all'),
    ...all(null, '/issues?scope=all', '/issues?scope=all&state=opened'),
  ];
}

/** Pairs of which the first, far into a list, is to take as long as the second, its first page. */
export function walksOf(world: ScaleWorld): [deep: Asked, first: Asked][] {
  const walk = (caller: Caller | null, path: string, at: string): [Asked, Asked] => {
    const url = `/api/v4${path}per_page=20&pagination=keyset`;
    const name = `GET ${path}pagination=keyset, ${caller ?? 'anonymous'}, at 80 %`;
    return [
      { name, caller, url: `${url}&${at}` },
      { name: '', caller, url },
    ];
  };
  // Newest first: a fifth of all ids is left.
  const id = Math.round(world.busy + world.size * 0.2);
  const name = `Group ${10_000_000 + Math.round(world.size * 0.8)}`;
  const cursor = Buffer.from(JSON.stringify({ name, id: 1 })).toString('base64url');
  return [
    walk(null, '/projects?order_by=id&', `id_before=${id}`),
    walk('reader', '/projects?order_by=id&', `id_before=${id}`),
    walk('reader', '/projects?membership=true&order_by=id&', `id_before=${id}`),
    walk('administrator', '/projects?order_by=id&', `id_before=${id}`),
    walk(null, '/groups?order_by=name&', `cursor=${cursor}`),
  ];
}

/** The lists that `wide` should get as fast as `narrow`. */
export const wideLists: readonly string[] = [
  '/projects',
  '/projects?membership=true',
  '/projects?membership=true&order_by=name',
  '/projects?membership=true&order_by=last_activity_at',
  '/projects?min_access_level=30',
  '/groups',
  '/groups?min_access_level=30',
  '/events?scope=all',
  '/runners',
].map((path) => `${path}${path.includes('?') ? '&' : '?'}per_page=10`);
