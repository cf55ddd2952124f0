import { type Mail, shownName, shownSubject } from '../../mail/message.ts';
import type { BuildMails } from './requests/request.ts';
import { recipientsIn } from './recipients.ts';

/** The mails that tell how a pipeline ended, one for each recipient. */
export const pipelineMails: BuildMails = async ({ settings, payload }) => {
  if (payload.object_kind !== 'pipeline') return [];
  const { project, object_attributes: pipeline } = payload;
  const { id, ref, tag, sha, status } = pipeline;
  const ended = status === 'success' ? 'succeeded' : 'failed';
  const name = shownName(project.path_with_namespace);
  const kind = tag ? 'tag' : 'branch';
  const addresses = recipientsIn(String(settings['recipients'] ?? ''));
  return addresses.map((address): Mail => ({
    kind: 'pipeline_ended',
    to: { name: '', address },
    subject: shownSubject(`${name}: pipeline ${id} of ${shownName(ref)} ${ended}`),
    paragraphs: [
      `Pipeline ${id} of ${kind} ${shownName(ref)} of ${name} ${ended}, at commit ${sha.slice(0, 8)}.`,
    ],
    link: { label: 'Look at the pipeline', url: `${project.web_url}/-/pipelines/${id}` },
    closing: ['Maintainers of the project chose who is told.'],
    limit: 'told',
  }));
};
