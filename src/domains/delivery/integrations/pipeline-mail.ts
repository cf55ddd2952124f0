import { type Mail, toShownName, toShownSubject } from '#src/mail/message.ts';
import type { BuildMails } from './requests/request.ts';
import { parseRecipients } from './recipients.ts';

/** The mails that tell how a pipeline ended, one for each recipient. */
export const composePipelineMails: BuildMails = async ({ settings, payload }) => {
  if (payload.object_kind !== 'pipeline') return [];
  const { project, object_attributes: pipeline, merge_request: request } = payload;
  const { id, ref, tag, sha, status } = pipeline;
  const ended = status === 'success' ? 'succeeded' : 'failed';
  const name = toShownName(project.path_with_namespace);
  const subject = request == null ? toShownName(ref) : `!${request.iid}`;
  const kind = request == null ? (tag ? 'tag' : 'branch') : 'merge request';
  const addresses = parseRecipients(String(settings['recipients'] ?? ''));
  return addresses.map((address): Mail => ({
    kind: 'pipeline_ended',
    to: { name: '', address },
    subject: toShownSubject(`${name}: pipeline ${id} of ${subject} ${ended}`),
    paragraphs: [
      `Pipeline ${id} of ${kind} ${subject} of ${name} ${ended}, at commit ${sha.slice(0, 8)}.`,
    ],
    link: { label: 'Look at the pipeline', url: `${project.web_url}/-/pipelines/${id}` },
    closing: ['Maintainers of the project chose who is told.'],
    limit: 'of_projects',
  }));
};
