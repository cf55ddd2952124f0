import { encodePath } from '#src/text/encode-path.ts';
import {
  type DeploymentPayload,
  isCreation,
  isRemoval,
  type NotePayload,
  type Payload,
  type PayloadProject,
  type PipelinePayload,
  type PushPayload,
  readRefName,
  type TargetPayload,
  type WikiPayload,
} from './payload.ts';

/** The syntax of a chat for links and for text without markup. */
export interface Syntax {
  readonly text: (text: string) => string;
  readonly link: (label: string, url: string) => string;
}

/** The message of an event to a chat, in its own syntax. */
export interface Message {
  /** One line. */
  readonly text: string;
  /** More lines below it; empty for none. */
  readonly details: string;
  /** Colour of the details. */
  readonly color: string;
  readonly author: { readonly name: string; readonly picture: string | null };
  readonly project: PayloadProject;
}

const plain = '#345';
const colors: Readonly<Record<string, string>> = {
  success: 'good',
  failed: 'danger',
  canceled: 'warning',
};

/** Limit on user text in a chat message. */
const maxDetailChars = 2_000;
/** Limit on commits of one push in a chat message. */
const maxCommits = 20;

/** The message of an event; null for one that chats do not receive. */
export function composeMessage(payload: Payload, syntax: Syntax): Message | null {
  switch (payload.object_kind) {
    case 'push':
    case 'tag_push':
      return pushMessage(payload, syntax);
    case 'issue':
    case 'merge_request':
      return createTargetMessage(payload, syntax);
    case 'note':
      return noteMessage(payload, syntax);
    case 'pipeline':
      return createPipelineMessage(payload, syntax);
    case 'wiki_page':
      return createWikiMessage(payload, syntax);
    case 'deployment':
      return createDeploymentMessage(payload, syntax);
    case 'build':
    case 'release':
    case 'feature_flag':
      return null;
  }
}

interface Person {
  readonly name: string;
  readonly username: string;
  readonly avatar_url?: string | null;
}

function createMessage(
  person: Person | null,
  project: PayloadProject,
  text: string,
  more: Partial<Pick<Message, 'details' | 'color'>> = {},
): Message {
  const { name = 'Somebody', avatar_url: picture = null } = person ?? {};
  return { text, details: '', color: plain, ...more, author: { name, picture }, project };
}

const formatName = ({ name, username }: Person, { text }: Syntax) =>
  `${text(name)} (${text(username)})`;

const linkTo = (project: PayloadProject, { link }: Syntax) =>
  link(project.path_with_namespace, project.web_url);

const shortenDetail = (text: string) =>
  text.length <= maxDetailChars ? text : `${text.slice(0, maxDetailChars - 1)}…`;

/** A name of a branch in the path of a page. */

function pushMessage(payload: PushPayload, syntax: Syntax): Message {
  const { project, before, after } = payload;
  const person = {
    name: payload.user_name,
    username: payload.user_username,
    avatar_url: payload.user_avatar ?? null,
  };
  const kind = payload.object_kind === 'push' ? 'branch' : 'tag';
  const name = readRefName(payload);
  const page = `${project.web_url}/-/${kind === 'branch' ? 'commits' : 'tags'}/${encodePath(name)}`;
  const ref = syntax.link(name, page);
  const who = formatName(person, syntax);
  const where = linkTo(project, syntax);
  if (isRemoval(payload)) {
    return createMessage(
      person,
      project,
      `${who} removed ${kind} ${syntax.text(name)} from ${where}`,
    );
  }
  if (isCreation(payload)) {
    return createMessage(person, project, `${who} pushed new ${kind} ${ref} to ${where}`);
  }
  const compared = `${project.web_url}/-/compare/${before}...${after}`;
  const changes = syntax.link('Compare changes', compared);
  const lines = payload.commits
    .slice(-maxCommits)
    .map(
      ({ id, url, title, author }) =>
        `${syntax.link(id.slice(0, 8), url)}: ${syntax.text(title)} - ${syntax.text(author.name)}`,
    );
  const text = `${who} pushed to ${kind} ${ref} of ${where} (${changes})`;
  return createMessage(person, project, text, { details: lines.join('\n') });
}

/** Words for the actions in chat messages; attribute changes have none. */
const actions: Readonly<Record<string, string>> = {
  open: 'opened',
  close: 'closed',
  reopen: 'reopened',
  merge: 'merged',
  approved: 'approved',
  unapproved: 'unapproved',
  approval: 'added their approval to',
  unapproval: 'removed their approval from',
};

function createTargetMessage(payload: TargetPayload, syntax: Syntax): Message | null {
  const { object_kind, user, project, object_attributes: target } = payload;
  const action = actions[target.action ?? ''];
  if (action === undefined) return null;
  const who = formatName(user, syntax);
  const where = linkTo(project, syntax);
  if (object_kind === 'merge_request') {
    const link = syntax.link(`!${target.iid} ${target.title}`, target.url);
    return createMessage(user, project, `${who} ${action} merge request ${link} in ${where}`);
  }
  const link = syntax.link(`#${target.iid} ${target.title}`, target.url);
  const details = target.action === 'open' ? shortenDetail(target.description ?? '') : '';
  const text = `[${where}] Issue ${link} ${action} by ${who}`;
  return createMessage(user, project, text, { details: syntax.text(details), color: '#C95823' });
}

function noteMessage(payload: NotePayload, syntax: Syntax): Message {
  const { user, project, object_attributes: note, issue, merge_request, commit, snippet } = payload;
  const [target, title] =
    issue !== undefined
      ? [`issue #${issue.iid}`, issue.title]
      : merge_request !== undefined
        ? [`merge request !${merge_request.iid}`, merge_request.title]
        : commit !== undefined
          ? [`commit ${commit.id.slice(0, 8)}`, commit.title]
          : [`snippet $${snippet?.id ?? 0}`, snippet?.title ?? ''];
  const link = syntax.link(`commented on ${target}`, note.url);
  const text = `${formatName(user, syntax)} ${link} in ${linkTo(project, syntax)}: *${syntax.text(title)}*`;
  return createMessage(user, project, text, { details: syntax.text(shortenDetail(note.note)) });
}

function createPipelineMessage(payload: PipelinePayload, syntax: Syntax): Message {
  const { project, user, object_attributes: pipeline, merge_request: request } = payload;
  const { id, ref, tag, status, detailed_status, duration } = pipeline;
  const page = syntax.link(`#${id}`, `${project.web_url}/-/pipelines/${id}`);
  const kind = tag ? 'tag' : 'branch';
  const refPage = `${project.web_url}/-/${tag ? 'tags' : 'commits'}/${encodePath(ref)}`;
  const of =
    request == null
      ? `${kind} ${syntax.link(ref, refPage)}`
      : `merge request ${syntax.link(`!${request.iid}`, request.url)}`;
  const by = user === null ? '' : ` by ${formatName(user, syntax)}`;
  const ended = status === 'failed' ? 'failed' : detailed_status;
  const text =
    `${linkTo(project, syntax)}: Pipeline ${page} of ${of}${by} ` +
    `has ${syntax.text(ended)} in ${formatDuration(duration ?? 0)}`;
  return createMessage(user, project, text, { color: colors[status] ?? 'warning' });
}

/** `01:02`, with hours where there are any. */
function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  const hours = Math.floor(whole / 3600);
  return [...(hours === 0 ? [] : [hours]), ...parts]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const wikiActions: Readonly<Record<string, string>> = {
  create: 'created',
  update: 'edited',
  delete: 'deleted',
};

function createWikiMessage(payload: WikiPayload, syntax: Syntax): Message {
  const { user, project, object_attributes: page } = payload;
  const link = syntax.link('wiki page', page.url);
  const action = wikiActions[page.action] ?? 'edited';
  const text = `${formatName(user, syntax)} ${action} ${link} in ${linkTo(project, syntax)}: *${syntax.text(page.title)}*`;
  return createMessage(user, project, text, { details: syntax.text(page.message ?? '') });
}

const deploymentEnds: Readonly<Record<string, string>> = {
  success: 'succeeded',
  failed: 'failed',
  canceled: 'was canceled',
};

function createDeploymentMessage(payload: DeploymentPayload, syntax: Syntax): Message | null {
  const { project, user, status, environment } = payload;
  const ended = status === 'running' ? null : deploymentEnds[status];
  if (ended === undefined) return null;
  const text =
    ended === null
      ? `Starting deploy to ${syntax.text(environment)}`
      : `Deploy to ${syntax.text(environment)} ${ended}`;
  const commit = syntax.link(payload.short_sha, payload.commit_url);
  const details = `${linkTo(project, syntax)} by ${formatName(user, syntax)}: ${commit} ${syntax.text(payload.commit_title ?? '')}`;
  return createMessage(user, project, text, { details, color: colors[status] ?? plain });
}
