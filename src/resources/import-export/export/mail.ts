import { type Mail, shownName } from '../../../mail/message.ts';
import type { ProjectAsUser } from '../../../policy/project-as-user.ts';
import { createUrls } from '../../../urls.ts';
import type { LargeRecord } from './archive.ts';

interface Place {
  readonly baseUrl: string;
}

interface Made extends Place {
  readonly large: readonly LargeRecord[];
}

/** Tells that an archive can be downloaded. */
export function readyLetter(asked: ProjectAsUser, { baseUrl, large }: Made): Mail {
  const { project } = asked;
  const url = createUrls(baseUrl).web(`${project.full_path}/download_export`);
  return {
    ...letterTo(asked, 'project_was_exported'),
    subject: `The project ${nameOf(asked)} was exported`,
    paragraphs: [
      greeting(asked),
      `the archive of the project ${nameOf(asked)} is ready. It can be downloaded within 24 hours.`,
    ],
    link: { label: 'Download the archive', url },
    closing: warningsOf(large),
  };
}

/** Tells that an archive was sent where it was to go. */
export function sentLetter(asked: ProjectAsUser, { large }: Made): Mail {
  return {
    ...letterTo(asked, 'project_was_exported'),
    subject: `The project ${nameOf(asked)} was exported`,
    paragraphs: [
      greeting(asked),
      `the archive of the project ${nameOf(asked)} is ready, and was sent to the address that you gave.`,
    ],
    closing: warningsOf(large),
  };
}

export function failureLetter(
  asked: ProjectAsUser,
  { reason }: Place & { readonly reason: string },
): Mail {
  return {
    ...letterTo(asked, 'project_was_not_exported'),
    subject: `The project ${nameOf(asked)} could not be exported`,
    paragraphs: [
      greeting(asked),
      `the export of the project ${nameOf(asked)} has failed: ${reason}.`,
      'Ask for it again, or ask an administrator.',
    ],
  };
}

const nameOf = ({ project }: ProjectAsUser) => shownName(project.name);
const greeting = ({ actor }: ProjectAsUser) => `Hello ${shownName(actor.user.name)},`;

const letterTo = ({ actor: { user } }: ProjectAsUser, kind: string) => ({
  ...{ kind, to: { name: shownName(user.name), address: user.email } },
});

function warningsOf(large: readonly LargeRecord[]): string[] {
  if (large.length === 0) return [];
  const named = large.map(({ relation, line }) => `${relation}, line ${line + 1}`).join('; ');
  return [`Some records are too large to be imported again: ${named}.`];
}
