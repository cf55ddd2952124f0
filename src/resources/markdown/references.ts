import type { Token } from 'markdown-it';
import type { Actor } from '../../auth/actor.ts';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import type { Urls } from '../../http/urls.ts';
import { visibleGroups, visibleProjects } from '../../policy/visible.ts';
import { newToken } from './renderer.ts';

/** What a text names: users and groups as `@path`, projects as `group/project>`; in lower case. */
export interface Names {
  readonly mentioned: ReadonlySet<string>;
  readonly projects: ReadonlySet<string>;
}

/** Where the names that the actor may know lead to, by the name in lower case. */
export interface References {
  readonly users: ReadonlyMap<string, string>;
  readonly groups: ReadonlyMap<string, string>;
  readonly projects: ReadonlyMap<string, string>;
}

/** Different names of each kind that are looked up; the rest of them stays text. */
const mostNames = 100;

const segment = '[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,253}[A-Za-z0-9_-])?';
/** An `@` after a letter is an address. Depths beyond those of groups are no paths. */
const reference = new RegExp(
  `(?<![A-Za-z0-9_./@-])(?:@(?<mentioned>${segment}(?:/${segment}){0,20})|(?<project>${segment}(?:/${segment}){1,20})>)`,
  'g',
);

export function namesIn(tokens: readonly Token[]): Names {
  const mentioned = new Set<string>();
  const projects = new Set<string>();
  for (const text of textsOf(tokens)) {
    for (const { groups } of text.content.matchAll(reference)) {
      add(mentioned, groups?.['mentioned']);
      add(projects, groups?.['project']);
    }
  }
  return { mentioned, projects };
}

function add(names: Set<string>, name: string | undefined): void {
  if (name !== undefined && names.size < mostNames) names.add(name.toLowerCase());
}

/** Three queries at most, whatever the text says. */
export async function findReferences(
  db: Database,
  actor: Actor | null,
  { mentioned, projects }: Names,
): Promise<References> {
  const usernames = [...mentioned].filter((name) => !name.includes('/'));
  const [users, groups, places] = await Promise.all([
    usernames.length === 0
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

/** Makes links of the references in the tokens. */
export function linkReferences(tokens: readonly Token[], references: References, url: Urls): void {
  for (const token of tokens) {
    if (token.children === null) continue;
    const linkable = new Set(textsOf([token]));
    token.children = token.children.flatMap((child) =>
      linkable.has(child) ? linked(child, references, url) : [child],
    );
  }
}

/** The texts outside of links. */
function textsOf(tokens: readonly Token[]): Token[] {
  return tokens.flatMap(({ children }) => {
    let links = 0;
    return (children ?? []).filter((child) => {
      if (child.type === 'link_open') links += 1;
      if (child.type === 'link_close') links -= 1;
      return child.type === 'text' && links === 0;
    });
  });
}

function linked(token: Token, references: References, url: Urls): Token[] {
  const parts: Token[] = [];
  let end = 0;
  for (const match of token.content.matchAll(reference)) {
    const link = linkFor(match.groups ?? {}, references, url);
    if (link === null) continue;
    parts.push(text(token.content.slice(end, match.index)), ...link);
    end = match.index + match[0].length;
  }
  return parts.length === 0 ? [token] : [...parts, text(token.content.slice(end))];
}

function linkFor(
  { mentioned, project }: { readonly [name: string]: string | undefined },
  { users, groups, projects }: References,
  url: Urls,
): Token[] | null {
  if (project !== undefined) {
    const path = projects.get(project.toLowerCase());
    return path === undefined ? null : link(url.web(path), 'gfm gfm-project', path);
  }
  const key = (mentioned ?? '').toLowerCase();
  const user = users.get(key);
  if (user !== undefined) return link(url.web(user), 'gfm gfm-project_member', `@${user}`);
  const group = groups.get(key);
  if (group === undefined) return null;
  return link(url.web(`groups/${group}`), 'gfm gfm-project_member', `@${group}`);
}

function link(href: string, kind: string, label: string): Token[] {
  const open = newToken('link_open', 'a', 1);
  open.attrSet('href', href);
  open.attrSet('class', kind);
  return [open, text(label), newToken('link_close', 'a', -1)];
}

function text(content: string): Token {
  const token = newToken('text', '', 0);
  token.content = content;
  return token;
}
