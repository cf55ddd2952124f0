import { type Mail, toShownName } from '#src/mail/message.ts';
import type { Actor } from '#src/records/actor.ts';

/** The mail about a group that stayed empty after an import. */
export function composeNotImportedLetter(
  { actor: { user }, name }: { readonly actor: Actor; readonly name: string },
  reason: string,
): Mail {
  const named = `group ${toShownName(name)}`;
  return {
    kind: 'group_was_not_imported',
    to: { name: toShownName(user.name), address: user.email },
    subject: `The ${named} could not be imported`,
    paragraphs: [
      `Hello ${toShownName(user.name)},`,
      `the import of the ${named} has failed: ${reason.replace(/\.$/, '')}.`,
      'The group is empty: delete it before you try again under the same path.',
    ],
  };
}
