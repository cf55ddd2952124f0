import { blank, describeTooLong } from '#src/text/text-errors.ts';

/**
 * The rules for the paths of users, groups and projects. A path becomes a segment of addresses, so it must not look
 * like a route of ours, a git directory or a feed.
 */

/** First segments that routes, files at the root or well-known clients use, and the name of the ghost user. */
const reservedAtTop = splitWords(`
  - .well-known 404.html 422.html 500.html 502.html 503.html admin api apple-touch-icon.png assets
  dashboard deploy.html docs explore favicon.ico favicon.png files ghost groups health_check help
  import jwt login metrics oauth profile projects public remote-import robots.txt s search sitemap
  sitemap.xml snippets unsubscribe uploads users v2
`);

/** Segments that follow a full path in addresses of a project. */
const reservedForProjects = splitWords(`
  - badges blame blob builds commits create create_dir edit files find_file import new preview raw
  refs remote-import tree update wikis
`);

/** This segment alone separates a full path from a route below the top level. */
const reservedForSubgroups = splitWords('-');

function splitWords(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

type PathKind = 'user' | 'group' | 'subgroup' | 'project';

interface PathRules {
  readonly reserved: ReadonlySet<string>;
  readonly minimum: number;
  /** The path must not begin with this. */
  readonly start: RegExp;
}

const rules: Readonly<Record<PathKind, PathRules>> = {
  user: { reserved: reservedAtTop, minimum: 2, start: /^[-.]/ },
  group: { reserved: reservedAtTop, minimum: 2, start: /^[-.]/ },
  subgroup: { reserved: reservedForSubgroups, minimum: 2, start: /^[-.]/ },
  // Repositories such as `.profile` are common.
  project: { reserved: reservedForProjects, minimum: 1, start: /^-/ },
};

const characters = /^[A-Za-z0-9_.-]*$/;
const forbiddenEnd = /(?:\.|\.git|\.atom)$/i;

/** Texts for the attribute `path` (of users: `username`); none when the path is good. */
export function findPathErrors(path: string, kind: PathKind): string[] {
  if (path === '') return [blank];
  const { reserved, minimum, start } = rules[kind];
  const errors: string[] = [];
  if (path.length < minimum) errors.push(`is too short (minimum is ${minimum} characters)`);
  if (path.length > 255) errors.push(describeTooLong(255));
  if (!characters.test(path) || start.test(path) || forbiddenEnd.test(path)) {
    const starts = kind === 'project' ? "'-'" : "'-' or '.'";
    errors.push(
      `can contain only letters, digits, '_', '-' and '.'. ` +
        `Cannot start with ${starts}, or end in '.', '.git' or '.atom'.`,
    );
  }
  if (reserved.has(path.toLowerCase())) errors.push(`${path} is a reserved name`);
  return errors;
}
