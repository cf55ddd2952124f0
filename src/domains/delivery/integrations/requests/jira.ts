import { findReferences } from '#src/rendering/reference-syntax.ts';
import { readExternalClosings } from '#src/domains/planning/markdown/closings.ts';
import type { Settings } from '#src/domains/platform/integration-records/table.ts';
import {
  isRemoval,
  type PayloadProject,
  type PushPayload,
  readRefName,
  type TargetPayload,
} from './payload.ts';
import { joinServerPath } from '#src/domains/platform/integration-records/below.ts';
import {
  type Answered,
  formatBasicAuthorization,
  type OutgoingRequest,
  createJsonRequest,
  readSettingText,
  type IntegrationFacts,
} from './request.ts';

/**
 * Tells issues of Jira of the commits and merge requests that name them, by its REST API of version 2, which servers and the cloud have:
 *
 * - the issue and its transitions: https://developer.atlassian.com/cloud/jira/platform/rest/v2/api-group-issues/
 * - comments: https://developer.atlassian.com/cloud/jira/platform/rest/v2/api-group-issue-comments/
 * - remote links: https://developer.atlassian.com/cloud/jira/platform/rest/v2/api-group-issue-remote-links/
 */

/** Limit on issues that one event updates. */
const maxIssues = 20;
/** Maximum transitions of one issue. */
const maxTransitions = 10;
const maxTitleChars = 250;

/** An issue that a commit or merge request names. */
interface Naming {
  readonly issue: string;
  readonly solved: boolean;
  readonly by: Namer;
}

interface Namer {
  readonly what: string;
  readonly title: string;
  readonly url: string;
  readonly person: string;
  readonly project: PayloadProject;
}

type Steps = Generator<OutgoingRequest, void, Answered | undefined>;

export function* requestJira({ settings, secrets, flags, payload }: IntegrationFacts): Steps {
  const named = listNamings(payload).slice(0, maxIssues);
  const server = readSettingText(settings, 'api_url') || readSettingText(settings, 'url');
  const authorization = formatBasicAuthorization(
    readSettingText(settings, 'username'),
    readSettingText(secrets, 'password'),
  );
  const tracker = new Tracker(server, { Authorization: authorization });
  for (const naming of named) {
    const found = readJson(yield tracker.get(naming.issue, '?fields=resolution'));
    if (found === null) continue;
    const isOpen = (found as { fields?: { resolution?: unknown } }).fields?.resolution == null;
    const moves = naming.solved && mayMove(settings);
    if (moves && !isOpen) continue;
    if (moves) yield* move(tracker, naming, settings);
    if (flags.comment_on_event_enabled) {
      yield tracker.post(naming.issue, 'comment', { body: formatComment(naming, moves) });
    }
    yield tracker.post(naming.issue, 'remotelink', toLink(naming.by, moves));
  }
}

const mayMove = (settings: Settings): boolean =>
  settings['jira_issue_transition_automatic'] === true || listTransitions(settings).length > 0;

const listTransitions = (settings: Settings): readonly string[] =>
  (readSettingText(settings, 'jira_issue_transition_id').match(/\d+/g) ?? []).slice(
    0,
    maxTransitions,
  );

/** Completes an issue: by the first transition to a done status, or by the configured ones. */
function* move(tracker: Tracker, { issue }: Naming, settings: Settings): Steps {
  if (settings['jira_issue_transition_automatic'] !== true) {
    for (const id of listTransitions(settings)) {
      yield tracker.post(issue, 'transitions', { transition: { id } });
    }
    return;
  }
  const found: Transitions | null = readJson(yield tracker.get(issue, '/transitions'));
  const transitions = found?.transitions;
  if (!isList(transitions)) return;
  const id = transitions.find((each) => each?.to?.statusCategory?.key === 'done')?.id;
  if (typeof id !== 'string' && typeof id !== 'number') return;
  yield tracker.post(issue, 'transitions', { transition: { id: String(id) } });
}

const isList = <Item>(value: readonly Item[] | undefined): value is readonly Item[] =>
  Array.isArray(value);

/** The expected format; another server may answer with anything. */
interface Transitions {
  readonly transitions?: readonly (Transition | null)[];
}

interface Transition {
  readonly id?: unknown;
  readonly to?: { readonly statusCategory?: { readonly key?: unknown } | null } | null;
}

/** Requests about issues; a refusal means an unknown issue, or a forbidden transition. */
class Tracker {
  readonly #server: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(server: string, headers: Readonly<Record<string, string>>) {
    this.#server = server;
    this.#headers = headers;
  }

  get(issue: string, rest: string): OutgoingRequest {
    const headers = { Accept: 'application/json', ...this.#headers };
    return { method: 'GET', url: this.#urlOf(issue) + rest, headers, optional: true };
  }

  post(issue: string, what: string, value: object): OutgoingRequest {
    return {
      ...createJsonRequest(`${this.#urlOf(issue)}/${what}`, value, this.#headers),
      optional: true,
    };
  }

  #urlOf(issue: string): string {
    return joinServerPath(this.#server, `rest/api/2/issue/${issue}`);
  }
}

/** Null for a refusal, or for anything but a JSON object. */
function readJson(answer: Answered | undefined): object | null {
  if (answer === undefined || answer.status !== 200) return null;
  try {
    const value: unknown = JSON.parse(answer.body.toString());
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function listNamings(payload: IntegrationFacts['payload']): readonly Naming[] {
  if (payload.object_kind === 'push') return listNamedByPush(payload);
  return payload.object_kind === 'merge_request' ? listNamedByRequest(payload) : [];
}

function listNamedByPush(push: PushPayload): readonly Naming[] {
  if (isRemoval(push)) return [];
  const { project, commits, user_name: person } = push;
  const solves = readRefName(push) === project.default_branch;
  return commits.flatMap(({ id, title, url, message }) => {
    const by = { what: `commit ${id.slice(0, 8)}`, title, url, person, project };
    return listNamedIssues(message, solves).map((each) => ({ ...each, by }));
  });
}

/**
 * A merge request references issues when it is created or when its text adds them; a merge resolves those that it
 * closes.
 */
function listNamedByRequest(payload: TargetPayload): readonly Naming[] {
  const { project, user, object_attributes: request, changes = {} } = payload;
  const { action, title, url, iid } = request;
  const by = { what: `merge request !${iid}`, title, url, person: user.name, project };
  const now = listNamedIssues(`${title}\n${request.description ?? ''}`, true);
  if (action === 'merge') {
    const solves = request.target_branch === project.default_branch;
    return now.filter(({ solved }) => solved && solves).map((each) => ({ ...each, by }));
  }
  if (action !== 'open' && action !== 'update') return [];
  if (action === 'update' && changes.title === undefined && changes.description === undefined) {
    return [];
  }
  const before = action === 'open' ? '' : getTextBefore(request, changes);
  const known = new Set(listNamedIssues(before, false).map(({ issue }) => issue));
  return now
    .filter(({ issue }) => !known.has(issue))
    .map(({ issue }) => ({ issue, solved: false, by }));
}

function getTextBefore(
  request: TargetPayload['object_attributes'],
  { title, description }: NonNullable<TargetPayload['changes']>,
): string {
  const described = description === undefined ? request.description : description.previous;
  return `${title?.previous ?? request.title}\n${described ?? ''}`;
}

/** Issues that a text references, each once, and whether the text closes them. */
function listNamedIssues(text: string, solves: boolean): readonly Omit<Naming, 'by'>[] {
  const solved = new Set(solves ? readExternalClosings(text).map(({ raw }) => raw) : []);
  const named = new Set<string>();
  for (const { reference } of findReferences(text)) {
    if (reference.kind === 'external') named.add(reference.raw);
    if (named.size === maxIssues) break;
  }
  return [...named].map((issue) => ({ issue, solved: solved.has(issue) }));
}

function formatComment({ by }: Naming, solved: boolean): string {
  const link = `[${escape(`${by.what} of ${by.project.path_with_namespace}`)}|${by.url}]`;
  if (solved) return `Issue solved with ${link}.`;
  return `${escape(by.person)} mentioned this issue in ${link}:\n{quote}${escape(shortenTitle(by.title))}{quote}`;
}

/** A repeated link replaces the existing one. */
const toLink = ({ what, title, url }: Namer, resolved: boolean) => ({
  globalId: url.slice(-255),
  relationship: resolved ? 'solved by' : 'mentioned on',
  object: {
    url,
    title: shortenTitle(`${what}: ${title}`),
    status: { resolved },
  },
});

const shortenTitle = (text: string): string => text.slice(0, maxTitleChars).toWellFormed();

/** Text without markup. */
const escape = (text: string): string => text.replace(/[\\{}[\]|!*_^~+?#-]/g, String.raw`\$&`);
