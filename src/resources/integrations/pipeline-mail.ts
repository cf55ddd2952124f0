import { type Mail, shownName } from '../../mail/message.ts';
import type { Payload } from './requests/payload.ts';
import { recipientsIn } from './recipients.ts';
import type { Settings } from './table.ts';

/** The mails that tell how a pipeline ended, one for each recipient. */
export function pipelineMails(settings: Settings, payload: Payload): Mail[] {
  if (payload.object_kind !== 'pipeline') return [];
  const { project, object_attributes: pipeline } = payload;
  const { id, ref, tag, sha, status } = pipeline;
  const ended = status === 'success' ? 'succeeded' : 'failed';
  const name = shownName(project.path_with_namespace);
  const kind = tag ? 'tag' : 'branch';
  const addresses = recipientsIn(String(settings['recipients'] ?? ''));
  return addresses.map((address) => ({
    kind: 'pipeline_ended',
    to: { name: '', address },
    subject: `${name}: pipeline ${id} of ${shownName(ref)} ${ended}`,
    paragraphs: [
      `Pipeline ${id} of ${kind} ${shownName(ref)} of ${name} ${ended}, at commit ${sha.slice(0, 8)}.`,
    ],
    link: { label: 'Look at the pipeline', url: `${project.web_url}/-/pipelines/${id}` },
    closing: ['Maintainers of the project chose who is told.'],
    limit: 'told',
  }));
}
