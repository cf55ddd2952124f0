import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { escapeHtml } from '../../escape-html.ts';
import { visibleGroups, visibleProjects } from '../../policy/visible.ts';
import type { Actor } from '../../records/actor.ts';
import { referencesIn, replaceReferences } from '../../rendering/marks.ts';
import type { Urls } from '../../urls.ts';
import { mayLookUpUsers } from '../users/visible.ts';

/** The things that a text names, in lower case. */
interface Names {
  readonly mentioned: ReadonlySet<string>;
  readonly projects: ReadonlySet<string>;
}

/** Where the names that the actor may know lead to, by the name in lower case. */
interface Places {
  readonly users: ReadonlyMap<string, string>;
  readonly groups: ReadonlyMap<string, string>;
  readonly projects: ReadonlyMap<string, string>;
}

/** Different names of each kind that are looked up; the rest of them stays text. */
const mostNames = 100;

/**
 * Makes links of the references in rendered HTML: users and groups as `@path`, projects as `group/project>`. What the
 * actor could not read directly stays text. Three queries at most, whatever the text says.
 */
export async function linkReferences(
  db: Database,
  actor: Actor | null,
  html: string,
  url: Urls,
): Promise<string> {
  const places = await findPlaces(db, actor, namesIn(html));
  return replaceReferences(html, (reference) => linkFor(reference, places, url));
}

function namesIn(html: string): Names {
  const mentioned = new Set<string>();
  const projects = new Set<string>();
  for (const reference of referencesIn(html)) {
    const names = isMention(reference) ? mentioned : projects;
    if (names.size < mostNames) names.add(nameOf(reference));
  }
  return { mentioned, projects };
}

const isMention = (reference: string) => reference.startsWith('@');

/** In lower case, without the sign before or behind it. */
function nameOf(reference: string): string {
  const name = isMention(reference) ? reference.slice(1) : reference.slice(0, -1);
  return name.toLowerCase();
}

async function findPlaces(
  db: Database,
  actor: Actor | null,
  { mentioned, projects }: Names,
): Promise<Places> {
  const usernames = [...mentioned].filter((name) => !name.includes('/'));
  const [users, groups, places] = await Promise.all([
    usernames.length === 0 || !(await mayLookUpUsers(db, actor))
      ? []
      : inList(db('users').pluck('username'), 'users.username_key', usernames),
    mentioned.size === 0
      ? []
      : visibleGroups(db, actor)
          .whereRaw(...lowerIn('namespaces.full_path', mentioned))
          .pluck('namespaces.full_path'),
    projects.size === 0
      ? []
      : visibleProjects(db, actor)
          .whereRaw(...lowerIn('projects.full_path', projects))
          .pluck('projects.full_path'),
  ]);
  return { users: byKey(users), groups: byKey(groups), projects: byKey(places) };
}

/** For the indexes on `lower(full_path)`. */
function lowerIn(column: string, keys: ReadonlySet<string>): [string, string[]] {
  return [`lower(${column}) in (${[...keys].map(() => '?').join(', ')})`, [...keys]];
}

function byKey(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}

function linkFor(reference: string, { users, groups, projects }: Places, url: Urls): string {
  const name = nameOf(reference);
  if (!isMention(reference)) {
    const path = projects.get(name);
    return path === undefined ? escapeHtml(reference) : link(url.web(path), 'project', path);
  }
  const user = users.get(name);
  if (user !== undefined) return link(url.web(user), 'project_member', `@${user}`);
  const group = groups.get(name);
  if (group === undefined) return escapeHtml(reference);
  return link(url.web(`groups/${group}`), 'project_member', `@${group}`);
}

function link(href: string, kind: string, label: string): string {
  return `<a href="${escapeHtml(href)}" class="gfm gfm-${kind}">${escapeHtml(label)}</a>`;
}
